/** What is drawn, as an SVG that stands alone: HTML within it, and all rules of style that it goes by. */

export function asSvg(drawn: Element, { width, height }: { width: number; height: number }): string {
  const inside = new XMLSerializer().serializeToString(drawn);
  const style = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<style>${escaped(style.join("\n"))}</style>`,
    `<foreignObject width="${width}" height="${height}">${inside}</foreignObject>`,
    "</svg>",
  ].join("\n");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
