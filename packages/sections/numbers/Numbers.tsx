import { SectionHeading } from '../../../site/src/components/SectionHeading/SectionHeading.tsx';
import { shownLength } from '../../content-model/src/check/length.ts';
import type { Content } from '../../content-model/src/collections.ts';
import styles from './Numbers.module.css';

export interface NumbersProps {
  section: Content['numbers']['section'];
  numbers: readonly { value: string; label: string }[];
}

/** The greatest length of a value in the largest type and in the next smaller one, as counted by `shownLength`. */
const LONGEST = { large: 5, medium: 10 };

/** The size of type in which the longest of the values fits. */
function sizeOf(values: readonly { value: string }[]): 'large' | 'medium' | 'small' {
  const length = Math.max(...values.map(({ value }) => shownLength(value)));
  if (length <= LONGEST.large) return 'large';
  return length <= LONGEST.medium ? 'medium' : 'small';
}

/** The agency in numbers: the first number is the largest, the others stand below it in pairs. */
export function Numbers({ section, numbers }: NumbersProps) {
  const sizes = [sizeOf(numbers.slice(0, 1)), sizeOf(numbers.slice(1))];
  return (
    <section id="numbers" className={styles.section} aria-labelledby="numbers-title">
      <div className={styles.layout}>
        <SectionHeading headingId="numbers-title" className={styles.heading} {...section} />
        <dl className={styles.numbers}>
          {numbers.map(({ value, label }, index) => (
            <div key={label} className={styles.number} data-size={sizes[Math.min(index, 1)]}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
