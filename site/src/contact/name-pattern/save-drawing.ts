/**
 * Saves a drawing of the page as an SVG file through the browser.
 *
 * @param title the `<title>` of the file
 */
export function saveDrawing(drawing: SVGSVGElement, file: string, title: string): void {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copy.removeAttribute('class');
  copy.removeAttribute('aria-hidden');
  const name = document.createElementNS(copy.namespaceURI, 'title');
  name.textContent = title;
  copy.prepend(name);
  const markup = new XMLSerializer().serializeToString(copy);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([markup], { type: 'image/svg+xml' }));
  link.download = file;
  link.click();
  // The address is not revoked: a browser may ask the visitor before it saves, and the page is left soon.
}
