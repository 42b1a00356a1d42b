import type { ReactNode } from 'react';
import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import { valueAt } from '../../../content-model/src/schema-traversal.ts';
import { siteFields } from '../../../content-model/src/site-facts.ts';
import { type Group, siteMap } from '../../../content-model/src/site-map.ts';
import { translationTasks } from '../../../content-model/src/translations/translation-status.ts';
import { readable } from '../../../mail-gateway/src/mail-address.ts';
import { displayName, entryFiles, pictureOf } from '../entries/entries.ts';
import { editLink, pictureLink } from '../entries/entry-links.ts';
import type { Writers } from '../entries/writers.ts';
import { figuresLine } from '../figures/figures-line.tsx';
import { newEnquiries } from '../inbox/enquiry-rows.tsx';
import { type RemovedEntry, removedEntries } from '../lists/removed-entries.ts';
import { joinExtras, page } from '../pages/layout.tsx';
import { NoteLine } from '../pages/note.tsx';
import { homeBeside } from '../preview/preview.tsx';
import { overviewNote } from '../publish/newer-work.tsx';
import { type PublicationStates, publicationStates } from '../publish/publication-states.ts';
import type { Person } from '../request/context.ts';
import type { Route } from '../request/route.ts';
import { TranslationsState } from '../translations/translations-page.tsx';
import { useLanguage, useWords } from '../words/words.ts';
import { AddPages } from './add-pages.tsx';
import { GroupContent, type LastStep, type View } from './group-content.tsx';
import { ContentState, UndoForm, WrittenNote } from './overview-notes.tsx';
import { partName } from './part-name.ts';

type OverviewProps = {
  content: ContentFiles;
  /** The files of the sample agency; undefined if they are the content itself. */
  sample: ContentFiles['files'] | undefined;
  step: LastStep;
  states: PublicationStates;
  /** Removed entries that can be restored. */
  removed: readonly RemovedEntry[];
  /** The notes about publishing. */
  note: ReactNode;
  /** The entries in which other people are writing. */
  writers: ReturnType<Writers['everywhere']>;
  /** The newest enquiries. */
  enquiries: ReactNode;
  /** The figures of the last week. */
  figures: ReactNode;
  /** Whether the last draft was just written. */
  isWritten: boolean;
};

/** The most small pictures that a part shows of its entries. */
const MOST_PICTURES = 4;

/** The first page: issues, the newest enquiries, and every entry in the order of the site's pages. */
function Overview(props: OverviewProps) {
  const { content, sample, step, states, removed, note, writers, enquiries, figures, isWritten } =
    props;
  const language = useLanguage();
  const words = useWords().overview;
  const view = { content, entries: entryFiles(content), step, states };
  return (
    <div className="overview">
      <p className="hint">{String(valueAt(siteFields(content.files), ['brand']) ?? '')}</p>
      <h1>{words.heading}</h1>
      <AddPages />
      {figures}
      <p id="announcement" role="status" className="visually-hidden" />
      {note}
      {step.restored && (
        <NoteLine role="status">
          {words.isBack({ entry: displayName(content, step.restored) })}
        </NoteLine>
      )}
      {isWritten && <WrittenNote />}
      <ContentState content={content} sample={sample} />
      <TranslationsState content={content} tasks={translationTasks(content)} />
      {writers.map(({ file, names }) => {
        const entry = view.entries.find(({ path }) => path === file);
        return (
          entry && (
            <p className="hint" key={file}>
              {words.writing({ names: new Intl.ListFormat(language).format(names) })}{' '}
              <a href={editLink(file)}>{displayName(content, entry)}</a>
            </p>
          )
        );
      })}
      {enquiries}
      {siteMap(content).map(({ id, groups }) => (
        <section className="area" key={id}>
          {groups.length > 1 && <h2 id={id}>{partName(id, language)}</h2>}
          {groups.map((group) => (
            <Part key={group.id} group={group} view={view} isArea={groups.length === 1} />
          ))}
        </section>
      ))}
      {removed.length > 0 && (
        <section className="area">
          <h2 id="removed">{words.removedBefore}</h2>
          <p className="hint">{words.untilPublished}</p>
          {removed.map((each) => (
            <UndoForm key={each.id} removed={each} />
          ))}
        </section>
      )}
    </div>
  );
}

/** A folded part of the site. @param isArea whether the part is the only one of its area, which then has no heading */
function Part({ group, view, isArea }: { group: Group; view: View; isArea: boolean }) {
  const language = useLanguage();
  const { hidden } = useWords().overview;
  const { content, entries, step } = view;
  const own = entries.filter(({ collection }) => group.collections.includes(collection));
  const pictures = own.flatMap((entry) => pictureOf(content, entry) ?? []);
  const touched = step.moved ?? step.restored;
  const name = partName(group.id, language);
  return (
    <details className="part" open={touched && group.collections.includes(touched.collection)}>
      <summary>
        {isArea ? <h2>{name}</h2> : <h3>{name}</h3>}
        <span className="pictures">
          {[...new Set(pictures)].slice(0, MOST_PICTURES).map((picture) => (
            <img key={picture} src={`${pictureLink(picture)}?small`} alt="" loading="lazy" />
          ))}
        </span>
      </summary>
      {/* A browser opens the part around the element that an address names. */}
      <div id={group.id}>
        {group.isHidden && <p className="hint">{hidden}</p>}
        <GroupContent group={group} view={view} level={isArea ? 'h3' : 'h4'} />
      </div>
    </details>
  );
}

type FootProps = { person: Person | undefined; mayInvite: boolean };

/** The signed-in person with the link to sign out, and for an owner the link to the others. */
function Foot({ person, mayInvite }: FootProps) {
  const { page, people } = useWords();
  return (
    <div className="row">
      {person && <span>{page.signedInAs({ email: readable(person.email) })}</span>}
      {mayInvite && <a href="/admin/people">{people.title}</a>}
      {person && <a href="/admin/sign-in">{page.signOut}</a>}
    </div>
  );
}

/** The first page. */
export const overviewRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/',
    right: 'read',
    async answer(request) {
      const { context, content } = request;
      const { person, writers } = context;
      const { messages, isCounting = true } = context;
      const [note, states, enquiries, figures] = await Promise.all([
        overviewNote(request),
        publicationStates(context),
        // A broken database does not stop the editor.
        messages && newEnquiries(messages).catch(() => undefined),
        messages && isCounting && figuresLine(messages).catch(() => undefined),
      ]);
      const { searchParams } = request.url;
      const entryAt = (name: string) =>
        entryFiles(content).find(({ path }) => path === searchParams.get(name));
      const step = { moved: entryAt('moved'), restored: entryAt('restored') };
      const body = (
        <Overview
          content={content}
          sample={context.sample}
          step={step}
          states={states}
          removed={removedEntries(context.folder)}
          note={note}
          writers={writers?.everywhere(person) ?? []}
          enquiries={enquiries}
          figures={figures}
          isWritten={searchParams.has('written')}
        />
      );
      const extras = joinExtras(
        {
          styles: ['lists', 'inbox'],
          scripts: ['lists', 'unsaved'],
          foot: <Foot person={person} mayInvite={request.may('people')} />,
        },
        homeBeside(request),
      );
      return page(request, request.words.overview.title, body, extras);
    },
  },
];
