import { PageHead } from '../../../site/src/components/PageHead/PageHead.tsx';
import { Prose } from '../../../site/src/components/Prose/Prose.tsx';
import type { TextSection } from '../../content-model/src/page-kinds/text-sections.ts';
import type { Labels } from '../../content-model/src/schemas/labels.ts';
import styles from './LegalDocument.module.css';

/** Links to the sections of a page. */
const Contents = ({ sections, title }: { sections: readonly TextSection[]; title: string }) => (
  <nav className={styles.contents} aria-labelledby="contents-title">
    <h2 className={styles.contentsTitle} id="contents-title">
      {title}
    </h2>
    <ol role="list" className={styles.list}>
      {sections.map((section) => (
        <li key={section.id}>
          <a href={`#${section.id}`}>{section.title}</a>
        </li>
      ))}
    </ol>
  </nav>
);

export interface LegalDocumentProps {
  page: {
    title: string;
    /** The day from which the page is in force, as `YYYY-MM-DD`. */
    effectiveDate?: string | undefined;
    /** The text before the first title as HTML; empty where there is none. */
    introduction: string;
    sections: readonly TextSection[];
  };
  labels: Pick<Labels, 'onThisPage' | 'effectiveFrom'>;
  /** The language tag for the date's format. */
  language: string;
}

/** A legal page: title, list of contents, introduction, and numbered sections. */
export function LegalDocument({ page, labels, language }: LegalDocumentProps) {
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <article className={styles.document}>
      <div className={styles.head}>
        <PageHead title={page.title}>
          {page.effectiveDate && (
            <p>
              {labels.effectiveFrom}{' '}
              <time dateTime={page.effectiveDate}>{date.format(new Date(page.effectiveDate))}</time>
            </p>
          )}
        </PageHead>
      </div>
      {page.sections.length > 0 && <Contents sections={page.sections} title={labels.onThisPage} />}
      <div className={styles.sections}>
        {page.introduction && <Prose className={styles.text} html={page.introduction} />}
        {page.sections.map((section) => (
          <section key={section.id} className={styles.section} aria-labelledby={section.id}>
            <h2 className={styles.title} id={section.id}>
              {section.title}
            </h2>
            <Prose className={styles.text} html={section.html} />
          </section>
        ))}
      </div>
    </article>
  );
}
