import type { Commit } from '../../../content-store/src/git/repository.ts';
import type { Snapshot } from '../../../content-store/src/git/snapshot.ts';
import { entryName } from '../changes/names.ts';
import { entryFiles } from '../entries/entries.ts';
import { useLanguage, useWords } from '../words/language-context.ts';
import { momentOf } from './publications.ts';

type VersionPageProps = {
  commit: Commit;
  snapshot: Snapshot;
  /** Whether its pages can be shown. */
  hasPages: boolean;
};

/** Every entry of the content as a publication left it. */
export function VersionPage({ commit, snapshot, hasPages }: VersionPageProps) {
  const language = useLanguage();
  const words = useWords().history;
  const link = (path: string) =>
    `/admin/history/at?commit=${commit.id}&file=${encodeURIComponent(path)}`;
  const entries = entryFiles(snapshot).filter(({ path }) => snapshot.files.has(path));
  return (
    <>
      <h1>{words.asItWas({ date: momentOf(commit, language) })}</h1>
      <p>{words.readOnly}</p>
      {hasPages && (
        <>
          <p>
            <a
              className="button"
              href={`/admin/history/pages?commit=${commit.id}`}
              target="_blank"
              rel="noopener"
            >
              {words.seePages}
            </a>
          </p>
          <p className="hint">{words.seePagesHint}</p>
        </>
      )}
      <ul className="plain boxes cards">
        {entries.map((entry) => (
          <li key={entry.path}>
            <a href={link(entry.path)}>{entryName(snapshot, entry, language)}</a>
          </li>
        ))}
      </ul>
      <p>
        <a href="/admin/history">{words.backToHistory}</a>
      </p>
    </>
  );
}
