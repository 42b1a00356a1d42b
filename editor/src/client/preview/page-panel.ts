import {
  type FieldName,
  type FromPage,
  lettersOf,
  type ToPage,
} from '../../../../content-model/src/preview.ts';
import { editLink } from '../../entries/entry-links.ts';
import type { PanelData } from '../../preview/preview.tsx';
import type { PageState } from '../../preview/preview-routes.ts';
import { focusField } from '../focus-field.ts';
import { query } from '../query.ts';
import { FrameSize } from './frame-size.ts';

/** How long to wait before a page that cannot be shown is asked for again. */
const RETRY_MS = 3000;

/** The inputs whose text is seen in the page. */
const TYPED = 'main form[enctype] :is(input[type="text"], textarea)';

/** What a page in a sandbox says that its origin is. */
const SANDBOX_ORIGIN = 'null';

/** Where the page beside a form was scrolled to, for the form that is shown next. */
type KeptPlace = { file: string | null; page: string; top: number | undefined };

const keepTop = (place: KeptPlace) => sessionStorage.setItem('preview', JSON.stringify(place));

function topBefore({ file, page }: PanelData): number | undefined {
  const kept: Partial<KeptPlace> = JSON.parse(sessionStorage.getItem('preview') ?? '{}');
  return kept.file === file && kept.page === page ? kept.top : undefined;
}

/** The elements of the panel. */
export type PanelElements = {
  panel: HTMLElement;
  stage: HTMLElement;
  frame: HTMLIFrameElement;
  /** The sentence about the page. */
  state: HTMLElement;
};

/** The page beside a form: it follows the form, and a click in it leads to a field. */
export class PagePanel {
  readonly #elements: PanelElements;
  readonly #data: PanelData;
  readonly #size: FrameSize;
  readonly #isWide = matchMedia('(width >= 1100px)');
  readonly #view = query('#view');
  readonly #follow: HTMLInputElement | null;
  #isLoaded = false;
  #isLeaving = false;
  /** How many sentences there were about the page and about clicks. */
  #sentences = 0;
  #shownPage: string;
  /** Where the page is scrolled to; none as long as another entry was edited before. */
  #top: number | undefined;

  constructor(elements: PanelElements) {
    const { panel, stage, frame } = elements;
    this.#elements = elements;
    this.#data = JSON.parse(panel.dataset['preview'] ?? '{}');
    this.#shownPage = this.#data.page;
    this.#top = topBefore(this.#data);
    this.#follow = query<HTMLInputElement>('[name="follow-links"]', panel);
    const first = this.#isWide.matches ? 'desk' : 'phone';
    // What was in view is elsewhere in another width.
    this.#size = new FrameSize(panel, stage, frame, first, () => this.#showSection());
    this.#listen();
    void this.#load();
  }

  #listen(): void {
    addEventListener('message', ({ origin, source, data }: MessageEvent<FromPage>) => {
      const { frame } = this.#elements;
      if (origin === this.#origin && source === frame.contentWindow) this.#receive(data);
    });
    query('main form[enctype]')?.addEventListener('submit', () => {
      this.#isLeaving = true;
    });
    this.#follow?.addEventListener('change', () => {
      this.#send({ type: 'follow-links', followsLinks: this.#followsLinks });
    });
    // The page follows the field that is edited.
    query('main')?.addEventListener('focusin', ({ target }) => {
      const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
      if (isText) this.#send({ type: 'find', file: this.#data.file, input: target.name });
    });
    query('main')?.addEventListener('input', ({ target }) => this.#sendTyped(target));
    // A part of the list that is opened is shown; the event does not bubble.
    query('main')?.addEventListener('toggle', ({ target }) => this.#showPart(target), true);
    this.#view?.addEventListener('change', ({ target }) => {
      if (target instanceof HTMLInputElement) this.#showView(target.value);
    });
    this.#isWide.addEventListener('change', () => this.#load());
  }

  get #address(): URL {
    return new URL(this.#data.address, location.href);
  }

  /** The origin that the pages say they have; those on this host are in a sandbox. */
  get #origin(): string {
    return this.#address.origin === location.origin ? SANDBOX_ORIGIN : this.#address.origin;
  }

  /** What stands before the path of a page. */
  get #pathBefore(): string {
    return this.#data.address.startsWith('/') ? this.#data.address : '';
  }

  get #followsLinks(): boolean {
    return this.#follow?.checked ?? false;
  }

  #send(message: ToPage): void {
    // Only `*` reaches a page in a sandbox, whose origin has no name.
    const target = this.#origin === SANDBOX_ORIGIN ? '*' : this.#origin;
    this.#elements.frame.contentWindow?.postMessage(message, target);
  }

  /** Shows in the page what is typed in a text. */
  #sendTyped(input: EventTarget | null): void {
    const isText = input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement;
    if (!isText) return;
    const { name, defaultValue, value: to } = input;
    // A translation is shown in the place of its source.
    const from = input.dataset['source'] ?? defaultValue;
    if (lettersOf(from) === '') return;
    this.#send({ type: 'typed', file: this.#data.file, input: name, from, to });
  }

  #showSection(): void {
    const { section, file, isListed } = this.#data;
    this.#send({ type: 'show', section, file: isListed ? file : undefined });
  }

  #receive(message: FromPage): void {
    const { file, page, words } = this.#data;
    if (message.type === 'ready') {
      this.#shownPage = message.path.replace(this.#pathBefore, '');
      this.#send({ type: 'hello', followsLinks: this.#followsLinks });
      if (this.#shownPage !== page) return;
      // What was typed before the page was there.
      for (const input of document.querySelectorAll<HTMLInputElement>(TYPED)) {
        if (input.value !== input.defaultValue) this.#sendTyped(input);
      }
      if (this.#top === undefined) this.#showSection();
      else this.#send({ type: 'scroll', top: this.#top });
    }
    if (message.type === 'scrolled' && this.#shownPage === page) {
      this.#top = message.top;
      keepTop({ file, page, top: message.top });
    }
    // A form that is being sent brings the new page with it.
    if (message.type === 'outdated' && !this.#isLeaving) this.#send({ type: 'reload' });
    if (message.type === 'shown' && !message.hasSection) this.#say(words.sectionIsAbsent);
    if (message.type === 'picked') this.#open(message.field);
  }

  #say(sentence: string, isWrong = false): void {
    const { state } = this.#elements;
    state.textContent = sentence;
    state.classList.toggle('is-wrong', isWrong);
    this.#sentences += 1;
  }

  /** Looks how the page stands, and hides one that only says what went wrong with it. */
  async #lookAt(page: string): Promise<boolean> {
    const { words } = this.#data;
    const before = this.#sentences;
    const answer = await fetch(`/admin/preview/state?page=${encodeURIComponent(page)}`).catch(
      () => null,
    );
    const { isShown, isFaulty, isCurrent, isOutdated }: PageState = answer?.ok
      ? await answer.json()
      : { isShown: false, isFaulty: false, isCurrent: true, isOutdated: false };
    this.#elements.stage.classList.toggle('is-covered', !isShown);
    if (!isShown) this.#say(isFaulty ? words.nothingToShow : words.failed, true);
    else if (isFaulty) this.#say(words.faulty, true);
    else if (!isCurrent) void this.#showWhenCurrent();
    else if (isOutdated) this.#say(words.outdated, true);
    // What a click led to meanwhile matters more.
    else if (this.#sentences === before) this.#say(words.pickHint);
    return isShown;
  }

  /** Shows the page again once it is built from what was saved. */
  async #showWhenCurrent(): Promise<void> {
    this.#say(this.#data.words.building);
    let state: Partial<PageState> = {};
    while (!state.isCurrent) {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      const answer = await fetch('/admin/preview/state').catch(() => null);
      if (answer?.ok) state = await answer.json();
    }
    if (!this.#isLeaving) this.#send({ type: 'reload' });
  }

  /** Shows a page as soon as it can be shown. */
  async #showWhenFit(page: string): Promise<void> {
    while (!(await this.#lookAt(page))) {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
    this.#elements.frame.src = this.#data.address + page;
  }

  /** Shows the page for the first time, once there is room for it. */
  async #load(): Promise<void> {
    const { frame, stage } = this.#elements;
    const { isRunning, address, page, words } = this.#data;
    const hasRoom = this.#isWide.matches || document.body.classList.contains('shows-page');
    if (this.#isLoaded || !hasRoom) return;
    this.#isLoaded = true;
    if (isRunning) {
      frame.src = address + page;
    } else {
      stage.classList.add('is-covered');
      this.#say(words.starting);
      await this.#showWhenFit(page);
    }
    frame.addEventListener('load', async () => {
      if (!(await this.#lookAt(this.#shownPage))) await this.#showWhenFit(this.#shownPage);
    });
  }

  #showPart(part: EventTarget | null): void {
    if (!(part instanceof HTMLDetailsElement) || !part.open) return;
    const { page, section } = part.dataset;
    if (page === undefined || section === undefined) return;
    Object.assign(this.#data, { page, section });
    if (page === this.#shownPage) this.#showSection();
    else if (this.#isLoaded) this.#elements.frame.src = this.#data.address + page;
  }

  /** Goes to the field of what was clicked; one of the form that is shown needs no other page, which would lose what was typed. */
  #open(field: FieldName | undefined): void {
    if (!field) {
      this.#say(this.#data.words.notFound);
      return;
    }
    const { file, input } = field;
    this.#showView('form');
    if (file === this.#data.file && focusField(input)) return;
    // The page stays where it is while the form beside it changes.
    keepTop({ file, page: this.#shownPage, top: this.#top });
    location.assign(editLink(file, input));
  }

  /** Shows the form or the page in a window that has no room for both. */
  #showView(name: string): void {
    const choice = this.#view && query<HTMLInputElement>(`[value="${name}"]`, this.#view);
    if (choice) choice.checked = true;
    document.body.classList.toggle('shows-page', name === 'page');
    this.#size.fit();
    void this.#load();
  }
}
