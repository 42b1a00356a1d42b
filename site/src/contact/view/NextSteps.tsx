import type { Contact } from '../../../../content-model/src/schemas/contact.ts';
import styles from './NextSteps.module.css';

interface NextStepsProps extends Readonly<Contact['whatHappensNext']> {
  /** The level of the heading. */
  as?: 'h2' | 'h3';
  className?: string | undefined;
}

/** What happens with a message, in a few numbered sentences below a heading. */
export function NextSteps({ title, steps, as: Heading = 'h2', className }: NextStepsProps) {
  return (
    <div className={className}>
      <Heading className={styles.title}>{title}</Heading>
      <ol role="list" className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}
