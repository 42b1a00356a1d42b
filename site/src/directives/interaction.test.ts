// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import interaction from './interaction.ts';

let island: HTMLElement;
let form: HTMLFormElement;
let plainSubmit: ReturnType<typeof vi.spyOn>;
const hydrate = vi.fn(async () => {});
const load = vi.fn(async () => hydrate);

const start = () => interaction(load, { name: 'ContactForm', value: '' }, island);
const happens = (type: string, target: Element = form) => {
  const event = new Event(type, { bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  return event;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  localStorage.clear();
  document.body.innerHTML =
    '<form data-draft="draft-key" data-unreachable="Are you online?"><input name="a" value="typed"><button type="submit"></button></form><astro-island></astro-island>';
  island = document.querySelector('astro-island') as HTMLElement;
  form = document.querySelector('form') as HTMLFormElement;
  plainSubmit = vi.spyOn(form, 'submit').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
});

test('without interaction nothing is loaded', () => {
  start();
  expect(load).not.toHaveBeenCalled();
});

test.each(['pointerdown', 'focusin'])(
  'the first %s loads and hydrates the form, once',
  async (type) => {
    start();
    happens(type);
    happens(type);
    await vi.runAllTimersAsync();
    expect(load).toHaveBeenCalledTimes(1);
    expect(hydrate).toHaveBeenCalledTimes(1);
  },
);

test('a draft in the storage loads the form at once', () => {
  localStorage.setItem('draft-key', '{}');
  start();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a form that has the focus before the directive runs loads at once', () => {
  form.querySelector('input')?.focus();
  start();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a submit before hydration is delayed and repeated after it', async () => {
  start();
  const resubmit = vi.spyOn(form, 'requestSubmit').mockImplementation(() => {});
  expect(happens('submit').defaultPrevented).toBe(true);
  expect(load).toHaveBeenCalledTimes(1);
  expect(happens('island:ready').defaultPrevented).toBe(true);
  expect(resubmit).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(plainSubmit).not.toHaveBeenCalled();
});

test('once the form is hydrated, the directive leaves its submits alone', () => {
  start();
  happens('focusin');
  expect(happens('island:ready').defaultPrevented).toBe(false);
  expect(happens('submit').defaultPrevented).toBe(false);
});

test('when the script cannot be loaded, the browser sends a delayed submit', () => {
  start();
  happens('submit');
  happens('astro:hydration-error', island);
  expect(plainSubmit).toHaveBeenCalledTimes(1);
});

test('when the script could not be loaded, a later submit asks for it again', () => {
  start();
  happens('focusin');
  happens('astro:hydration-error', island);
  expect(plainSubmit).not.toHaveBeenCalled();
  expect(happens('submit').defaultPrevented).toBe(true);
  expect(load).toHaveBeenCalledTimes(2);
});

test('offline without its script, the form says why it is not sent, until the button is pressed again', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
  start();
  happens('submit');
  happens('astro:hydration-error', island);
  const button = form.querySelector('button') as HTMLButtonElement;
  expect(button.validationMessage).toBe('Are you online?');
  expect(plainSubmit).not.toHaveBeenCalled();
  happens('click', button);
  expect(button.validationMessage).toBe('');
  happens('submit');
  happens('astro:hydration-error', island);
  expect(plainSubmit).toHaveBeenCalledTimes(1);
});

test('a script that is only late is not loaded a second time', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
  load.mockReturnValueOnce(new Promise(() => {}));
  start();
  happens('submit');
  await vi.advanceTimersByTimeAsync(8_100);
  expect(form.querySelector('button')?.validationMessage).toBe('Are you online?');
  happens('submit');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a submit waits at most eight seconds for the script', async () => {
  start();
  happens('submit');
  happens('submit');
  await vi.advanceTimersByTimeAsync(7_900);
  expect(plainSubmit).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(plainSubmit).toHaveBeenCalledTimes(1);
});
