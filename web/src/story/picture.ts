/** A picture of how a game ended, to be shared: drawn as SVG, handed on as PNG. */
import type { Story } from "../generated/messages";
import { chartOf, DASHES, settled } from "./chart";

const WIDTH = 1200;
const HEIGHT = 630;
const CURVE = { x: 560, y: 190, width: 560, height: 340 };

export interface Ending {
  game: string;
  winner: string;
  /** Best first. */
  places: readonly { seat: number; rank: number; name: string; points: string }[];
  story: Story;
  /** What the line of each seat is drawn with. */
  inks: readonly string[];
}

function plain(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

export function drawn({ game, winner, places, story, inks }: Ending): string {
  const chart = chartOf(story, CURVE.width, CURVE.height);
  const ink = (seat: number): string => settled(inks[seat]!);
  const rows = places.map(({ seat, rank, name, points }, n) => {
    const y = 230 + n * 58;
    return (
      `<circle cx="76" cy="${y - 9}" r="12" fill="${ink(seat)}"/>` +
      `<text x="104" y="${y}" font-size="30">${rank}. ${plain(name)}</text>` +
      `<text x="500" y="${y}" font-size="30" font-weight="700" text-anchor="end">${plain(points)}</text>`
    );
  });
  const grid = chart.ticks.map(
    ({ value, y }) =>
      `<path d="M0 ${y}H${CURVE.width}" stroke="#d8cfbd"/>` +
      `<text x="-10" y="${y + 7}" font-size="20" fill="#5f574a" text-anchor="end">${value}</text>`,
  );
  const lines = chart.lines.map(
    (d, seat) =>
      `<path d="${d}" fill="none" stroke="${ink(seat)}" stroke-width="5" stroke-linejoin="round"` +
      ` stroke-dasharray="${DASHES[seat % DASHES.length]!}"/>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="Georgia, serif" fill="#22201c">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#f6f1e7"/><rect width="${WIDTH}" height="14" fill="#1f4e79"/>` +
    `<text x="60" y="88" font-size="44" font-weight="700">${plain(game)}</text>` +
    `<text x="60" y="146" font-size="34" fill="#9c5210">${plain(winner)}</text>` +
    rows.join("") +
    `<g transform="translate(${CURVE.x} ${CURVE.y})">${grid.join("")}${lines.join("")}</g>` +
    `<text x="${WIDTH - 60}" y="${HEIGHT - 28}" font-size="24" fill="#5f574a" text-anchor="end">Ecumene</text></svg>`
  );
}

async function painted(svg: string): Promise<Blob> {
  const image = new Image(WIDTH, HEIGHT);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  canvas.getContext("2d")!.drawImage(image, 0, 0);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob!), "image/png"));
}

/** Hands the picture to whatever shares pictures here, or else saves it. */
export async function share(ending: Ending, name: string): Promise<void> {
  const file = new File([await painted(drawn(ending))], `${name}.png`, { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => undefined);
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}
