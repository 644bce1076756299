/** The picture of a thing on the page, free to move over everything. */

const SVG = "http://www.w3.org/2000/svg";

/** A copy that lies where a box on the screen is, as large as it; it can be seen and no more. */
export function imageOf(thing: Element, box: DOMRect): HTMLElement | SVGSVGElement {
  const drawn = thing instanceof SVGGraphicsElement && !(thing instanceof SVGSVGElement);
  const image = drawn ? drawing(thing, box) : (thing.cloneNode(true) as HTMLElement);
  for (const part of [image, ...image.querySelectorAll("*")])
    for (const name of part.getAttributeNames())
      if (name === "id" || name.startsWith("data-")) part.removeAttribute(name);
  image.setAttribute("aria-hidden", "true");
  image.setAttribute("inert", "");
  Object.assign(image.style, {
    position: "fixed",
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: "0",
    pointerEvents: "none",
    transition: "none",
  });
  return image;
}

/** A part of a drawing in a drawing of its own, whose units are the screen's. */
function drawing(part: SVGGraphicsElement, box: DOMRect): SVGSVGElement {
  const sheet = document.createElementNS(SVG, "svg");
  const around = document.createElementNS(SVG, "g");
  const { a, b, c, d, e, f } = (part.parentNode as SVGGraphicsElement).getScreenCTM()!;
  sheet.setAttribute("viewBox", `${box.left} ${box.top} ${box.width} ${box.height}`);
  sheet.style.overflow = "visible";
  around.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e} ${f})`);
  around.append(part.cloneNode(true));
  sheet.append(around);
  return sheet;
}
