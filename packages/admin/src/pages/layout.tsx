import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MOST_UNANSWERED } from '../request/limits.ts';
import { type Language, LanguageContext, useWords, wordsIn } from '../words/words.ts';

/** The links at the top of every page, from left to right. */
const NAVIGATION = [
  { href: '/admin/', name: 'content' },
  { href: '/admin/inbox', name: 'inbox' },
  { href: '/admin/figures', name: 'figures' },
  { href: '/admin/publish', name: 'publish' },
  { href: '/admin/history', name: 'history' },
] as const;

/** The parts of a page beside its content. */
export type PageExtras = {
  status?: number;
  /** Names of files in `client/`, without their ending, that this page needs beside `page`. */
  styles?: readonly string[];
  scripts?: readonly string[];
  /** At the end of the header. */
  top?: ReactNode;
  /** The part beside the page. */
  aside?: ReactNode;
  /** The part below the page. */
  foot?: ReactNode;
  /** A `<template>` for the scripts of the page. */
  template?: ReactNode;
};

/** The parts that several features add to a page. */
export const joinExtras = (...extras: readonly PageExtras[]): PageExtras => ({
  ...Object.assign({}, ...extras),
  styles: extras.flatMap(({ styles = [] }) => styles),
  scripts: extras.flatMap(({ scripts = [] }) => scripts),
});

/** The search in the whole content. */
function Search() {
  const { search, find } = useWords().page;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the form itself is the landmark.
    <form className="query search" action="/admin/search" role="search">
      <input type="search" name="q" aria-label={search} placeholder={search} />{' '}
      <button type="submit">{find}</button>
    </form>
  );
}

type HeaderProps = {
  /** The path of the page, below the admin's. */
  here: string | undefined;
  unanswered: number;
  children: ReactNode;
};

const Header = ({ here = '', unanswered, children }: HeaderProps) => {
  const names = useWords().page.navigation;
  return (
    <header>
      <nav className="row">
        {NAVIGATION.map(({ href, name }) => (
          <a key={name} href={href} aria-current={href === `/admin${here}` ? 'page' : undefined}>
            {names[name]}
            {name === 'inbox' && unanswered > 0 && <Unanswered count={unanswered} />}
          </a>
        ))}
      </nav>
      {/* The enquiries have a search of their own. */}
      {!here.startsWith('/inbox') && <Search />}
      {children}
    </header>
  );
};

/** The number of unanswered enquiries, which are counted up to `MOST_UNANSWERED`. */
const Unanswered = ({ count }: { count: number }) => (
  <>
    {' '}
    <span className="badge">
      {count < MOST_UNANSWERED ? count : `${MOST_UNANSWERED - 1}+`}
      <span className="visually-hidden"> {useWords().page.unanswered}</span>
    </span>
  </>
);

/** A note that a script shows at a form. @param id of its template */
const WaitingNote = ({ id, children }: { id: string; children: ReactNode }) => (
  <template id={id}>
    <div className="waits">{children}</div>
  </template>
);

/** The notes that scripts show at a form which is not sent: the reason, and that nothing is lost. */
function WaitingNotes() {
  const { page, server } = useWords();
  const { waits } = page;
  const again = <button type="button">{waits.tryAgain}</button>;
  const now = <button type="button">{waits.tryNow}</button>;
  return (
    <>
      <WaitingNote id="away">
        <p>{waits.away}</p>
        {now}
      </WaitingNote>
      <WaitingNote id="leaving">
        <p>
          {waits.leaving} <span className="for-picture">{waits.leavingPicture}</span>
        </p>
        <p className="row">
          <button type="button" /> <a href="/admin/">{waits.leave}</a>
        </p>
      </WaitingNote>
      <WaitingNote id="sending">
        <p>{waits.sending}</p>
      </WaitingNote>
      <WaitingNote id="too-large">
        <p>{server.tooLarge.sentence}</p>
      </WaitingNote>
      <WaitingNote id="picture-refused">
        <p>{waits.pictureRefused}</p>
      </WaitingNote>
      <WaitingNote id="refused">
        <p>{waits.refused}</p>
        <p className="reason" />
        {again}
      </WaitingNote>
      <WaitingNote id="unanswered">
        <p>{waits.unanswered}</p>
        {again}
      </WaitingNote>
      <WaitingNote id="signed-out">
        <p>{waits.signedOut}</p>
        <p className="row">
          <a className="button" href="/admin/sign-in" target="_blank" rel="noopener">
            {waits.signIn}
          </a>
          {now}
        </p>
      </WaitingNote>
    </>
  );
}

/** The context of a page: the language of the reader, and the address of the page if it has one. */
type Asking = { language: Language; url?: URL; unanswered?: number };

/** A whole page of the admin, as an answer. */
export function page(
  { language, url, unanswered = 0 }: Asking,
  title: string,
  body: ReactNode,
  { status = 200, styles = [], scripts = [], top, aside, foot, template }: PageExtras = {},
): { status: number; body: string } {
  const whole = renderToStaticMarkup(
    <LanguageContext value={language}>
      <html lang={language}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
          <title>{`${title} · ${wordsIn(language).page.editor}`}</title>
          {['colours', 'page', ...styles].map((name) => (
            <link key={name} rel="stylesheet" href={`/admin/client/${name}.css`} />
          ))}
          <link rel="icon" href="data:," />
          {['page', ...scripts].map((name) => (
            <script key={name} src={`/admin/client/${name}.js`} type="module" />
          ))}
        </head>
        <body>
          <Header here={url?.pathname} unanswered={unanswered}>
            {top}
          </Header>
          <main>{body}</main>
          {aside}
          {foot && <footer>{foot}</footer>}
          {template}
          <WaitingNotes />
        </body>
      </html>
    </LanguageContext>,
  );
  return { status, body: `<!doctype html>${whole}` };
}

/** A page with one sentence that explains why there is nothing to show, and the way back. */
export const failed = (
  asking: Asking,
  status: number,
  { title, sentence }: { title: string; sentence: string },
) =>
  page(
    asking,
    title,
    <>
      <h1>{title}</h1>
      <p>{sentence}</p>
      <p>
        <a href="/admin/">{wordsIn(asking.language).page.backToOverview}</a>
      </p>
    </>,
    { status },
  );
