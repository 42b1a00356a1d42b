import { Prose } from '../../../site/src/components/Prose/Prose.tsx';
import { SectionHeading } from '../../../site/src/components/SectionHeading/SectionHeading.tsx';
import type { Content } from '../../content-model/src/collections.ts';
import styles from './Faq.module.css';
import { questionAnchor } from './question-anchor.ts';

export interface Question {
  /** The name of its file, from which its anchor is made. */
  id: string;
  question: string;
  /** The answer as HTML. */
  answer: string;
}

export interface FaqProps {
  section: Content['faq']['section'];
  questions: readonly Question[];
}

/**
 * Questions that open to show their answers. The anchor is on the answer, not on the element around it, so that browsers
 * open the question when an address has its anchor.
 */
export function Faq({ section, questions }: FaqProps) {
  return (
    <section id="faq" className={styles.section} aria-labelledby="faq-title">
      <div className={styles.layout}>
        <SectionHeading headingId="faq-title" {...section} />
        <div className={styles.questions}>
          {questions.map(({ id, question, answer }) => (
            <details key={id} className={styles.question}>
              <summary className={styles.summary}>{question}</summary>
              <div id={questionAnchor(id)} className={styles.answer}>
                <Prose html={answer} className={styles.text} />
              </div>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
