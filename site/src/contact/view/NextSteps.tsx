import type { Contact } from '../../../../packages/content-model/src/schemas/contact.ts';
import styles from './NextSteps.module.css';

interface NextStepsProps extends Readonly<Contact['whatHappensNext']> {
  className?: string | undefined;
}

/** The next steps after a message, as numbered sentences below a heading. */
export function NextSteps({ title, steps, className }: NextStepsProps) {
  return (
    <div className={className}>
      <h2 className={styles.title}>{title}</h2>
      <ol role="list" className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}
