import {
  cropDrawing,
  cropOf,
  type Focus,
  focusFrom,
  type Keeps,
  type Size,
  shownIn,
  startFocus,
  viewBoxOf,
} from '../../pictures/crop.ts';
import { elementAt } from '../query.ts';

/** The directions of the arrow keys: to the right, and down. */
const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A picture with a frame that follows the mouse, a finger, the arrow keys and its inputs. */
export class CropPicker {
  readonly #picker: HTMLElement;
  readonly #size: Size;
  readonly #start: Focus;
  readonly #svg: SVGSVGElement;
  readonly #point: SVGCircleElement;
  readonly #x: HTMLInputElement;
  readonly #y: HTMLInputElement;
  readonly #zoom: HTMLInputElement;

  /** @param isNew whether its inputs were made before the size of the picture was known */
  constructor(picker: HTMLElement, size: Size, isNew: boolean) {
    this.#picker = picker;
    this.#size = size;
    this.#start = startFocus(size, this.#ratio, this.#keeps);
    this.#svg = elementAt<SVGSVGElement>('.crop-picture', picker);
    this.#point = elementAt<SVGCircleElement>('.crop-point', picker);
    const [x, y, zoom] = picker.querySelectorAll<HTMLInputElement>('input[type="range"]');
    if (!x || !y || !zoom) throw new Error('The frame of a picture has three inputs.');
    [this.#x, this.#y, this.#zoom] = [x, y, zoom];
    for (const input of [x, y, zoom]) input.addEventListener('input', () => this.#draw());
    this.#listen();
    if (isNew) {
      x.value = String(this.#start.x);
      y.value = String(this.#start.y);
    }
    this.#draw();
  }

  get #ratio(): number {
    return Number(this.#picker.dataset['ratio']);
  }

  get #keeps(): Keeps {
    return this.#picker.dataset['keeps'] as Keeps;
  }

  #listen(): void {
    const [svg, point] = [this.#svg, this.#point];
    point.setAttribute('tabindex', '0');
    point.setAttribute('role', 'slider');
    point.setAttribute('aria-label', this.#picker.dataset['point'] ?? '');
    point.addEventListener('keydown', (event) => this.#step(event));
    svg.addEventListener('pointerdown', (event) => {
      event.preventDefault();
      svg.setPointerCapture(event.pointerId);
      point.focus({ preventScroll: true });
      this.#follow(event);
    });
    svg.addEventListener('pointermove', (event) => {
      if (svg.hasPointerCapture(event.pointerId)) this.#follow(event);
    });
  }

  #step(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const [right, down] = step.map((each) => each * (event.shiftKey ? 10 : 1));
    this.#moveTo(Number(this.#x.value) + (right ?? 0), Number(this.#y.value) + (down ?? 0));
  }

  #follow({ clientX, clientY }: PointerEvent): void {
    const { left, top, width, height } = this.#svg.getBoundingClientRect();
    this.#moveTo(((clientX - left) / width) * 100, ((clientY - top) / height) * 100);
  }

  #moveTo(left: number, top: number): void {
    this.#x.value = String(Math.round(left));
    this.#y.value = String(Math.round(top));
    this.#x.dispatchEvent(new Event('input', { bubbles: true }));
  }

  #draw(): void {
    const [x, y] = [this.#x.value, this.#y.value];
    const focus = focusFrom(x, y, this.#zoom.value, this.#start);
    const part = cropOf(this.#size, this.#ratio, focus);
    const drawing = cropDrawing(this.#size, part, focus);
    this.#svg.setAttribute('viewBox', drawing.viewBox);
    elementAt<SVGElement>('.crop-shade', this.#svg).setAttribute('d', drawing.shade);
    elementAt<SVGElement>('.crop-frame', this.#svg).setAttribute('d', drawing.frame);
    for (const [name, value] of Object.entries(drawing.point)) {
      this.#point.setAttribute(name, value);
    }
    const { position = '' } = this.#picker.dataset;
    this.#point.setAttribute('aria-valuenow', x);
    this.#point.setAttribute('aria-valuetext', position.replace('{x}', x).replace('{y}', y));
    for (const shape of this.#picker.querySelectorAll<SVGSVGElement>('.crop-shape')) {
      const inner = shownIn(part, Number(shape.dataset['ratio']), this.#keeps);
      shape.setAttribute('viewBox', viewBoxOf(inner));
    }
  }
}
