import {
  type FieldName,
  type FromPage,
  lettersOf,
  messageOfPage,
  type ToPage,
} from '../../../../content-model/src/preview.ts';
import { editLink } from '../../entries/entry-links.ts';
import type { PanelData } from '../../preview/preview.tsx';
import type { PageState } from '../../preview/preview-routes.ts';
import { focusField } from '../focus-field.ts';
import { openPage } from '../leave.ts';
import { elementAt, query } from '../query.ts';
import { frameSize } from './frame-size.ts';
import { isField, stateOf } from './page-state.ts';

/** The pause before a page that cannot be shown is asked for again, in milliseconds. */
const RETRY_MS = 3000;

/** The inputs whose text the page shows. */
const TYPED = 'main form[enctype] :is(input[type="text"], textarea)';

/** The origin of a page in a sandbox. */
const SANDBOX_ORIGIN = 'null';

const isText = (target: EventTarget | null) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** The page beside a form: it follows the form, and a click in it leads to a field. */
export class PagePanel {
  readonly #stage = elementAt('.stage');
  readonly #frame = elementAt<HTMLIFrameElement>('.stage iframe');
  /** The sentence about the page. */
  readonly #state = elementAt('.preview-state');
  readonly #data: PanelData;
  /** The origin of the pages; pages on this host are in a sandbox. */
  readonly #origin: string;
  readonly #fit: () => void;
  readonly #isWide = matchMedia('(width >= 1100px)');
  readonly #view = query('#view');
  #isLoaded = false;
  #isLeaving = false;
  /** The number of sentences shown so far about the page and about clicks. */
  #sentences = 0;

  constructor(panel: HTMLElement) {
    this.#data = JSON.parse(panel.dataset['preview'] ?? '{}');
    const { origin } = new URL(this.#data.address, location.href);
    this.#origin = origin === location.origin ? SANDBOX_ORIGIN : origin;
    const first = this.#isWide.matches ? 'desk' : 'phone';
    // A new width moves the section that was in view.
    this.#fit = frameSize(this.#stage, this.#frame, first, () => this.#showSection());
    this.#listen();
    void this.#load();
  }

  #listen(): void {
    addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
      const isPage = origin === this.#origin && source === this.#frame.contentWindow;
      const message = isPage ? messageOfPage(data) : undefined;
      if (message) this.#receive(message);
    });
    query('main form[enctype]')?.addEventListener('submit', () => {
      this.#isLeaving = true;
    });
    query('main')?.addEventListener('input', ({ target }) => this.#sendTyped(target));
    this.#view?.addEventListener('change', ({ target }) => {
      if (target instanceof HTMLInputElement) this.#showView(target.value);
    });
    this.#isWide.addEventListener('change', () => this.#load());
  }

  #send(message: ToPage): void {
    // Only `*` reaches a page in a sandbox, whose origin has no name.
    const target = this.#origin === SANDBOX_ORIGIN ? '*' : this.#origin;
    this.#frame.contentWindow?.postMessage(message, target);
  }

  /** Shows typed text in the page. */
  #sendTyped(input: EventTarget | null): void {
    if (!isText(input)) return;
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
    const { words } = this.#data;
    if (message.type === 'ready') {
      // Texts that were typed before the page was loaded.
      for (const input of document.querySelectorAll<HTMLInputElement>(TYPED)) {
        if (input.value !== input.defaultValue) this.#sendTyped(input);
      }
      this.#showSection();
    }
    // The answer to a form that is being sent brings the new page with it.
    if (message.type === 'outdated' && !this.#isLeaving) this.#send({ type: 'reload' });
    if (message.type === 'shown' && !message.hasSection) this.#say(words.sectionIsAbsent);
    if (message.type === 'picked' && this.#isClicked()) void this.#open(message.field);
  }

  /** Whether a person has just clicked in the page: a script in the page may not open another form by itself. */
  #isClicked(): boolean {
    return document.activeElement === this.#frame && navigator.userActivation.isActive;
  }

  #say(sentence: string, isWrong = false): void {
    this.#state.textContent = sentence;
    this.#state.classList.toggle('wrong', isWrong);
    this.#sentences += 1;
  }

  /** Asks for the state of the page, and hides a page that only reports an error. */
  async #lookAt(): Promise<PageState> {
    const { page, words } = this.#data;
    const before = this.#sentences;
    const state = await stateOf(page);
    this.#stage.classList.toggle('is-covered', !state.isShown);
    if (!state.isShown) this.#say(state.isFaulty ? words.nothingToShow : words.failed, true);
    else if (state.isFaulty) this.#say(words.faulty, true);
    else if (!state.isCurrent) this.#say(words.building);
    else if (state.isOutdated) this.#say(words.outdated, true);
    // A sentence about a later click stays.
    else if (this.#sentences === before) this.#say(words.pickHint);
    return state;
  }

  /** Shows the page as soon as it is built, and reloads it after the next build. */
  async #showWhenFit(): Promise<void> {
    const { address, page } = this.#data;
    const first = await this.#lookAt();
    const isThere = first.isShown && this.#frame.src !== '';
    let now = first;
    while (!now.isShown || (isThere && !now.isFaulty && !now.isCurrent)) {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      now = await (isThere ? stateOf(page) : this.#lookAt());
    }
    if (!isThere) this.#frame.src = address + page;
    else if (now !== first && !this.#isLeaving) this.#send({ type: 'reload' });
  }

  /** Shows the page for the first time, once there is room for it. */
  async #load(): Promise<void> {
    const { isRunning, address, page, words } = this.#data;
    const hasRoom = this.#isWide.matches || document.body.classList.contains('shows-page');
    if (this.#isLoaded || !hasRoom) return;
    this.#isLoaded = true;
    if (isRunning) {
      this.#frame.src = address + page;
    } else {
      this.#stage.classList.add('is-covered');
      this.#say(words.starting);
      await this.#showWhenFit();
    }
    this.#frame.addEventListener('load', () => this.#showWhenFit());
  }

  /**
   * Goes to the field of the clicked part. A field of the open form is focused in place, because another page would
   * lose typed text.
   */
  async #open(field: FieldName | undefined): Promise<void> {
    const isHere = field?.file === this.#data.file;
    const isThere = isHere ? document.getElementById(field.input) !== null : await isField(field);
    if (!field || !isThere) {
      this.#say(this.#data.words.notFound);
      return;
    }
    this.#showView('form');
    if (isHere) focusField(field.input);
    else openPage(editLink(field.file, field.input));
  }

  /** Shows either the form or the page in a narrow window. */
  #showView(name: string): void {
    const choice = this.#view && query<HTMLInputElement>(`[value="${name}"]`, this.#view);
    if (choice) choice.checked = true;
    document.body.classList.toggle('shows-page', name === 'page');
    this.#fit();
    void this.#load();
  }
}
