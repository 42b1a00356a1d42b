// Optional: shows a picture as soon as it is chosen, dropped or pasted, and the part of it that will be seen.
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
} from '../pictures/crop.ts';

/** As much as the editor's server takes. */
const LARGEST_FILE = 100 * 1024 * 1024;

/** The longer side of the picture that is shown in place of a large one. */
const SHOWN_SIDE = 1600;

type Shown = Size & { href: string };

const within = <Found extends Element>(root: ParentNode, selector: string) =>
  root.querySelector<Found>(selector);

/**
 * Makes a picture with a frame follow the mouse, a finger, the arrow keys and its inputs.
 *
 * @param isNew whether its inputs were made before the size of the picture was known
 */
function startPicker(picker: HTMLElement, size: Size, isNew: boolean): void {
  const { point: label = '', position = '' } = picker.dataset;
  const ratio = Number(picker.dataset['ratio']);
  const keeps = picker.dataset['keeps'] as Keeps;
  const start = startFocus(size, ratio, keeps);
  const svg = within<SVGSVGElement>(picker, '.crop-picture');
  const point = within<SVGCircleElement>(picker, '.crop-point');
  const inputs = [...picker.querySelectorAll<HTMLInputElement>('input[type="range"]')];
  const [x, y, zoom] = inputs;
  if (!svg || !point || !x || !y || !zoom) return;

  const draw = () => {
    const focus: Focus = focusFrom(x.value, y.value, zoom.value, start);
    const part = cropOf(size, ratio, focus);
    const drawing = cropDrawing(size, part, focus);
    svg.setAttribute('viewBox', drawing.viewBox);
    within(svg, '.crop-shade')?.setAttribute('d', drawing.shade);
    within(svg, '.crop-frame')?.setAttribute('d', drawing.frame);
    for (const [name, value] of Object.entries(drawing.point)) point.setAttribute(name, value);
    point.setAttribute('aria-valuenow', x.value);
    point.setAttribute('aria-valuetext', position.replace('{x}', x.value).replace('{y}', y.value));
    for (const shape of picker.querySelectorAll<SVGSVGElement>('.crop-shape')) {
      const inner = shownIn(part, Number(shape.dataset['ratio']), keeps);
      shape.setAttribute('viewBox', viewBoxOf(inner));
    }
  };
  const moveTo = (left: number, top: number) => {
    x.value = String(Math.round(left));
    y.value = String(Math.round(top));
    x.dispatchEvent(new Event('input', { bubbles: true }));
  };

  point.setAttribute('tabindex', '0');
  point.setAttribute('role', 'slider');
  point.setAttribute('aria-label', label);
  point.addEventListener('keydown', (event) => {
    const step = event.shiftKey ? 10 : 1;
    const [right, down] =
      { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key] ??
      [];
    if (right === undefined || down === undefined) return;
    event.preventDefault();
    moveTo(Number(x.value) + right * step, Number(y.value) + down * step);
  });
  const follow = (event: PointerEvent) => {
    const { left, top, width, height } = svg.getBoundingClientRect();
    moveTo(((event.clientX - left) / width) * 100, ((event.clientY - top) / height) * 100);
  };
  svg.addEventListener('pointerdown', (event) => {
    event.preventDefault();
    svg.setPointerCapture(event.pointerId);
    point.focus({ preventScroll: true });
    follow(event);
  });
  svg.addEventListener('pointermove', (event) => {
    if (svg.hasPointerCapture(event.pointerId)) follow(event);
  });
  for (const input of inputs) input.addEventListener('input', draw);
  if (isNew) {
    x.value = String(start.x);
    y.value = String(start.y);
  }
  draw();
}

const dataUrl = (file: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsDataURL(file);
  });

/** A picture of a file as this browser sees it, upright; undefined if it cannot. */
async function shownOf(file: File): Promise<Shown | undefined> {
  if (file.type === 'image/svg+xml') return { href: await dataUrl(file), width: 0, height: 0 };
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    const scale = Math.min(1, SHOWN_SIDE / Math.max(width, height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    return { href: canvas.toDataURL('image/webp', 0.85), width, height };
  } catch {
    return undefined;
  }
}

/** Shows what was chosen in place of the picture as it is, and the frame on it. */
async function showChosen(field: HTMLElement, input: HTMLInputElement): Promise<void> {
  const state = within<HTMLElement>(field, '.picture-state');
  const file = input.files?.[0];
  within(field, '.new-picture')?.remove();
  field.classList.toggle('has-new', file !== undefined);
  if (!state) return;
  if (!file) {
    state.textContent = within<HTMLTemplateElement>(field, '.drop-here')?.content.textContent ?? '';
    return;
  }
  const { tooLarge = '', heic = '', chosen = '', notShown = '' } = field.dataset;
  const refusal = file.size > LARGEST_FILE ? tooLarge : /\.hei[cf]$/i.test(file.name) ? heic : '';
  if (refusal !== '') {
    input.value = '';
    field.classList.remove('has-new');
    state.textContent = refusal;
    return;
  }
  const said = chosen.replace('{name}', file.name);
  const shown = await shownOf(file);
  if (input.files?.[0] !== file) return;
  state.textContent = shown ? said : `${said} ${notShown}`;
  const box = document.createElement('div');
  box.className = 'new-picture';
  state.after(box);
  const keepOld = within<HTMLTemplateElement>(field, '.keep-old');
  if (keepOld) box.append(keepOld.content.cloneNode(true));
  within<HTMLButtonElement>(box, 'button')?.addEventListener('click', () => {
    input.value = '';
    input.dispatchEvent(new Event('change', { bubbles: true }));
    input.focus();
  });
  if (!shown) return;
  const template = shown.width > 0 && within<HTMLTemplateElement>(field, '.new-crop');
  if (template) {
    box.prepend(template.content.cloneNode(true));
    for (const image of box.querySelectorAll('image')) {
      image.setAttribute('href', shown.href);
      image.setAttribute('width', String(shown.width));
      image.setAttribute('height', String(shown.height));
    }
  } else {
    const image = document.createElement('img');
    image.src = shown.href;
    image.alt = '';
    box.prepend(image);
  }
  const picker = within<HTMLElement>(box, '.crop');
  if (picker) startPicker(picker, shown, true);
}

function startField(field: HTMLElement): void {
  const input = within<HTMLInputElement>(field, 'input[type="file"]');
  const hint = within<HTMLTemplateElement>(field, '.drop-here');
  const state = within<HTMLElement>(field, '.picture-state');
  if (!input || !state) return;
  state.textContent = hint?.content.textContent ?? '';
  // From now on: what is there at the start need not be read aloud.
  state.setAttribute('aria-live', 'polite');
  input.addEventListener('change', () => showChosen(field, input));
  field.addEventListener('dragenter', () => field.classList.add('is-over'));
  field.addEventListener('dragleave', (event) => {
    const { relatedTarget } = event;
    if (!(relatedTarget instanceof Node && field.contains(relatedTarget))) {
      field.classList.remove('is-over');
    }
  });
  field.addEventListener('drop', () => field.classList.remove('is-over'));
}

/** Puts a file into a field, as if it had been chosen there. */
function put(file: File, field: HTMLElement): void {
  const input = within<HTMLInputElement>(field, 'input[type="file"]');
  if (!input) return;
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

const fields = [...document.querySelectorAll<HTMLElement>('.picture')];
for (const field of fields) startField(field);

const fieldOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('.picture') : null;

// A file that is dropped beside a field must not open in place of the form.
addEventListener('dragover', (event) => {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
});
addEventListener('drop', (event) => {
  const file = event.dataTransfer?.files[0];
  if (!file) return;
  event.preventDefault();
  const field = fieldOf(event.target);
  if (field) put(file, field);
});
addEventListener('paste', (event) => {
  // A copied table comes as words and as a picture of them: who is writing wants the words.
  const isWriting =
    event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]');
  if (isWriting && event.clipboardData?.types.includes('text/plain')) return;
  const file = [...(event.clipboardData?.files ?? [])].find(({ type }) =>
    type.startsWith('image/'),
  );
  const field =
    fieldOf(document.activeElement) ??
    within<HTMLElement>(document, '.picture:hover') ??
    (fields.length === 1 ? fields[0] : undefined);
  if (!file || !field) return;
  event.preventDefault();
  put(file, field);
});

// The page on which a picture of the content is cut.
for (const picker of document.querySelectorAll<HTMLElement>('form > .crop')) {
  const image = within<SVGImageElement>(picker, 'image');
  if (!image) continue;
  const { width, height } = image;
  startPicker(picker, { width: width.baseVal.value, height: height.baseVal.value }, false);
  document.querySelector('.crop-show')?.remove();
}
