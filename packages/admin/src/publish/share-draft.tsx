import type { AdminContext } from '../request/context.ts';
import { useWords } from '../words/words.ts';

/** The address of the draft for people who do not sign in; undefined where only this computer has the draft. */
export const draftLink = ({ site, person }: AdminContext): string | undefined =>
  site && person && site.address.startsWith('/') ? `${site.address}/` : undefined;

/** The link to the draft, with its lifetime; a script shares or copies it. */
export function ShareDraft({ href }: { href: string }) {
  const words = useWords().publish.share;
  return (
    <section className="share">
      <h2>{words.title}</h2>
      <p className="hint">{words.explanation}</p>
      <p className="row">
        <a className="button" href={href} target="_blank" rel="noopener">
          {words.see}
        </a>
        <button type="button" hidden data-share={href} data-copied={words.copied}>
          {words.share}
        </button>
        <span role="status" hidden />
      </p>
    </section>
  );
}
