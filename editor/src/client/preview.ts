// Optional: the page beside its form, and the form where it was before it was saved.
import type { FromPage, Pick, ToPage } from '../../../content-model/src/preview.ts';
import type { PanelData } from '../preview/preview.ts';
import type { PageState, PickedField } from '../preview/preview-routes.ts';

const DESK = 1280;
const PHONE = 390;

const query = <Found extends Element = HTMLElement>(
  selector: string,
  within: ParentNode = document,
) => within.querySelector<Found>(selector);

/** Brings a field into view and into focus, also one that is folded in. */
function focusField(id: string): boolean {
  const field = document.getElementById(decodeURIComponent(id));
  if (!field) return false;
  for (let at: Element | null = field; at; at = at.parentElement) {
    if (at instanceof HTMLDetailsElement) at.open = true;
  }
  field.scrollIntoView({ block: 'center' });
  field.focus({ preventScroll: true });
  return true;
}

const panel = query('.preview');
const stage = query('.stage');
const frame = query<HTMLIFrameElement>('.stage iframe');
const state = query('.preview-state');
if (panel && stage && frame && state) showPage(panel, stage, frame, state);
keepPlace();
if (location.hash.length > 1) focusField(location.hash.slice(1));

/** Shows a saved form where it was, with the word that it was saved beside its button. */
function keepPlace(): void {
  const key = `form ${new URLSearchParams(location.search).get('file')}`;
  const form = query<HTMLFormElement>('main form[enctype]');
  form?.addEventListener('submit', ({ submitter }) => {
    const isAction = submitter instanceof HTMLButtonElement && submitter.name === 'action';
    const focused = document.activeElement?.id ?? '';
    if (!isAction) sessionStorage.setItem(key, JSON.stringify({ top: scrollY, focused }));
  });
  const kept = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  if (!kept || !new URLSearchParams(location.search).has('saved')) return;
  const { top, focused } = JSON.parse(kept);
  const done = query('main > [role="status"]');
  if (done) {
    done.classList.add('saved-here');
    query('.save')?.append(done);
  }
  const field = focused ? document.getElementById(focused) : query('.save button');
  field?.focus({ preventScroll: true });
  scrollTo({ top, behavior: 'instant' });
}

function showPage(
  panel: HTMLElement,
  stage: HTMLElement,
  frame: HTMLIFrameElement,
  state: HTMLElement,
): void {
  const data: PanelData = JSON.parse(panel.dataset['preview'] ?? '{}');
  const { origin, isRunning, file, page, section, texts, sections, words } = data;
  const isWide = matchMedia('(width >= 1100px)');
  const width = (value: string) =>
    query<HTMLInputElement>(`[name="width"][value="${value}"]`, panel);
  const follow = query<HTMLInputElement>('[name="follow-links"]', panel);
  const header = query('header');
  let isLoaded = false;
  let isLeaving = false;
  /** How many sentences there were about the page and about clicks. */
  let sentences = 0;
  let shownPage = page;
  /** Where the page was scrolled to before; none when another entry was edited. */
  let top = topBefore();

  const view = query('#view');

  function topBefore(): number | undefined {
    const kept = JSON.parse(sessionStorage.getItem('preview') ?? '{}');
    return kept.file === file && kept.page === page ? kept.top : undefined;
  }

  function say(sentence: string, isWrong = false, links: readonly PickedField[] = []): void {
    const items = links.map(({ href, label }) => {
      const item = document.createElement('li');
      const link = document.createElement('a');
      link.href = href;
      link.textContent = label;
      link.addEventListener('click', (event) => {
        event.preventDefault();
        openField(href);
      });
      item.append(link);
      return item;
    });
    const list = document.createElement('ul');
    list.append(...items);
    state.replaceChildren(sentence, ...(items.length > 0 ? [list] : []));
    state.classList.toggle('is-wrong', isWrong);
    sentences += 1;
  }

  const send = (message: ToPage) => frame.contentWindow?.postMessage(message, origin);

  /** Looks how the page stands, and hides one that only says what went wrong with it. */
  async function lookAt(path: string): Promise<boolean> {
    const before = sentences;
    const answer = await fetch(`/preview/state?page=${encodeURIComponent(path)}`).catch(() => null);
    const { isShown, isFaulty }: PageState = answer?.ok
      ? await answer.json()
      : { isShown: false, isFaulty: false };
    stage.classList.toggle('is-covered', !isShown);
    if (!isShown) say(isFaulty ? words.nothingToShow : words.failed, true);
    else if (isFaulty) say(words.faulty, true);
    // What a click led to meanwhile matters more.
    else if (sentences === before) say(words.pickHint);
    return isShown;
  }

  /** Shows a page as soon as it can be shown. */
  async function showWhenFit(path: string): Promise<void> {
    while (!(await lookAt(path))) await new Promise((resolve) => setTimeout(resolve, 3000));
    frame.src = origin + path;
  }

  async function load(): Promise<void> {
    if (isLoaded || (!isWide.matches && !document.body.classList.contains('shows-page'))) return;
    isLoaded = true;
    if (isRunning) {
      frame.src = origin + page;
    } else {
      stage.classList.add('is-covered');
      say(words.starting);
      await showWhenFit(page);
    }
    frame.addEventListener('load', async () => {
      if (!(await lookAt(shownPage))) await showWhenFit(shownPage);
    });
  }

  async function pick({ texts, picture, sections }: Pick): Promise<void> {
    const body = new FormData();
    body.set('page', shownPage);
    for (const text of texts) body.append('text', text);
    for (const each of sections) body.append('section', each);
    if (picture) body.set('picture', picture);
    const answer = await fetch('/preview/find', { method: 'POST', body });
    const found: PickedField[] = answer.ok ? await answer.json() : [];
    const [first] = found;
    if (!first) return say(words.notFound);
    if (found.length > 1) return say(words.severalFound, false, found);
    openField(first.href);
  }

  /** Goes to a field; one of the form that is shown needs no other page, which would lose what was typed. */
  function openField(address: string): void {
    const { pathname, search, searchParams, hash } = new URL(address, location.href);
    const isHere = location.pathname === pathname && searchParams.get('file') === file;
    showView('form');
    if (isHere && focusField(hash.slice(1))) return;
    // The page stays where it is while the form beside it changes.
    const next = searchParams.get('file');
    sessionStorage.setItem('preview', JSON.stringify({ file: next, page: shownPage, top }));
    location.assign(pathname + search + hash);
  }

  addEventListener('message', ({ origin: from, source, data: message }: MessageEvent<FromPage>) => {
    if (from !== origin || source !== frame.contentWindow) return;
    if (message.type === 'ready') {
      shownPage = message.path;
      send({ type: 'hello', sections, followsLinks: follow?.checked ?? false });
      if (shownPage !== page) return;
      send(top === undefined ? { type: 'show', section, texts } : { type: 'scroll', top });
    }
    if (message.type === 'scrolled' && shownPage === page) {
      top = message.top;
      sessionStorage.setItem('preview', JSON.stringify({ file, page, top }));
    }
    // A form that is being sent brings the new page with it.
    if (message.type === 'outdated' && !isLeaving) send({ type: 'reload' });
    if (message.type === 'shown' && !message.hasSection) say(words.sectionIsAbsent);
    if (message.type === 'picked') void pick(message.pick);
  });

  query('main form[enctype]')?.addEventListener('submit', () => {
    isLeaving = true;
  });

  follow?.addEventListener('change', () => {
    send({ type: 'follow-links', followsLinks: follow.checked });
  });

  // The page follows the field that is edited.
  query('main')?.addEventListener('focusin', ({ target }) => {
    const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (isText && target.value.length > 3) send({ type: 'find', section, texts: [target.value] });
  });

  function fit(): void {
    const isPhone = width('phone')?.checked ?? false;
    const wanted = isPhone ? PHONE : DESK;
    const { clientWidth, clientHeight } = stage;
    const scale = Math.min(1, clientWidth / wanted);
    const shown = isPhone ? wanted : Math.max(wanted, clientWidth);
    Object.assign(frame.style, {
      inlineSize: `${shown}px`,
      blockSize: `${clientHeight / scale}px`,
      insetInlineStart: `${Math.max(0, (clientWidth - shown) / 2)}px`,
      transform: `scale(${scale})`,
    });
    stage.classList.toggle('is-phone', isPhone);
    document.documentElement.style.setProperty('--header', `${header?.offsetHeight ?? 0}px`);
  }

  const kept = width(localStorage.getItem('preview-width') ?? (isWide.matches ? 'desk' : 'phone'));
  if (kept) kept.checked = true;
  for (const name of ['phone', 'desk']) {
    width(name)?.addEventListener('change', () => {
      localStorage.setItem('preview-width', name);
      fit();
      // What was in view is elsewhere in another width.
      requestAnimationFrame(() => send({ type: 'show', section, texts }));
    });
  }
  new ResizeObserver(fit).observe(stage);
  fit();

  function showView(name: string): void {
    const choice = view && query<HTMLInputElement>(`[value="${name}"]`, view);
    if (choice) choice.checked = true;
    document.body.classList.toggle('shows-page', name === 'page');
    fit();
    void load();
  }
  view?.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement) showView(target.value);
  });
  isWide.addEventListener('change', load);
  void load();
}
