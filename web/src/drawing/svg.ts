/** What is drawn, as an SVG that stands alone: HTML within it, and all rules of style that it goes by. */

export interface Size {
  width: number;
  height: number;
}

/** A picture of that size, of what was laid out on a sheet so many times as large. */
export function asSvg(drawn: Element, { width, height }: Size, room: number): string {
  const inside = new XMLSerializer().serializeToString(drawn);
  const style = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width * room} ${height * room}">`,
    `<style>${escaped(style.join("\n"))}</style>`,
    `<foreignObject width="${width * room}" height="${height * room}">${inside}</foreignObject>`,
    "</svg>",
  ].join("\n");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
