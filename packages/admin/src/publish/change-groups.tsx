import type { ReactNode } from 'react';
import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import { siteMap } from '../../../content-model/src/site-map.ts';
import { ChangeList } from '../changes/change-list.tsx';
import type { Change } from '../changes/changes.ts';
import { partName } from '../overview/part-name.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { Chosen } from './choose-changes.tsx';

/** The number of changes from which they are folded by the parts of the site. */
const MANY = 6;

type ChangeGroupsProps = {
  changes: readonly Change[];
  content: Pick<ContentFiles, 'files'>;
  action: (change: Change) => ReactNode;
  /** The name of a change with its box; undefined where changes cannot be chosen. */
  choice: ((change: Change) => ReactNode) | undefined;
  isTicked: (change: Change) => boolean;
};

/** The changes: a few with both versions each, many folded by the parts of the site. */
export function ChangeGroups({ changes, content, isTicked, ...about }: ChangeGroupsProps) {
  const language = useLanguage();
  const { publish: words } = useWords();
  if (changes.length < MANY) return <ChangeList changes={changes} {...about} />;
  const groups = siteMap(content).flatMap((area) => area.groups);
  const idOf = ({ collection }: Change) =>
    groups.find(({ collections }) => collection && collections.includes(collection))?.id ?? '';
  const byGroup = Map.groupBy(changes, idOf);
  return [...groups.map(({ id }) => id), ''].map((id) => {
    const own = byGroup.get(id) ?? [];
    return (
      own.length > 0 && (
        <details className="part" key={id} data-changes="">
          <summary>
            <h3>{id === '' ? words.otherFiles : partName(id, language)}</h3>
            {about.choice ? (
              <Chosen of={own} isTicked={isTicked} />
            ) : (
              <small>{words.changeCount({ count: own.length })}</small>
            )}
          </summary>
          <ChangeList changes={own} {...about} isFolded />
        </details>
      )
    );
  });
}
