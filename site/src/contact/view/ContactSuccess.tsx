import { pattern } from 'virtual:theme';
import { useRef } from 'react';
import type { ContactWords } from '../../../../packages/content-model/src/schemas/contact.ts';
import buttons from '../../components/ButtonLink/ButtonLink.module.css';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { NamePattern } from '../name-pattern/NamePattern.tsx';
import { lettersOf } from '../name-pattern/name-pattern.ts';
import { saveDrawing } from '../name-pattern/save-drawing.ts';
import { ContactSquares } from './ContactSquares.tsx';
import styles from './ContactSuccess.module.css';

interface ContactSuccessProps {
  words: ContactWords['success'];
  /** The visitor's name, or `''`. */
  name: string;
  /** The address of the home page, with the base path. */
  home: string;
  onClose: () => void;
}

/**
 * Tells the visitor that the message was sent, with a link to the home page. The dialog shows the pattern of the
 * visitor's name, which can be saved; for a name without letters it shows the five squares of the form.
 */
export function ContactSuccess({ words, name, home, onClose }: ContactSuccessProps) {
  const drawing = useRef<SVGSVGElement>(null);
  const hasPattern = pattern !== 'none' && lettersOf(name).length > 0;
  const [before, after] = words.pattern.split('{name}');
  const icon = (
    <svg className={styles.icon} viewBox="0 0 96 96" aria-hidden="true">
      <path
        className={styles.rays}
        d="M48 10q1 5 .4 10M67.4 14.6q-2.8 4.2-4.6 9M82 30q-4.6 1.6-8.4 4.6M87 48.6q-5-.8-10.2-.2M81.4 68q-4-3-8.6-4.8M66.8 82q-2-4.8-5-8.8M47.6 87q.8-5 .2-10.2M28.6 81.6q3-4 4.8-8.6M14.4 67.4q4.6-1.8 8.8-5M9.6 47.6q5 .8 10 .2M14.6 29q4.2 3 8.8 4.8M29.2 14.4q1.8 4.6 4.8 8.6"
      />
      <path d="M34 49.6q5 4 9.4 10.4Q51.6 46 63 37.6" />
    </svg>
  );
  const save = () => {
    if (drawing.current)
      saveDrawing(
        drawing.current,
        'pattern.svg',
        words.pattern.replace('{name}', () => name),
      );
  };
  const footer = (
    <>
      <a className={`${buttons.button} ${buttons.accent}`} href={home}>
        {words.goHome}
      </a>
      {hasPattern && (
        <button type="button" className={`${buttons.button} ${buttons.line}`} onClick={save}>
          {words.save}
        </button>
      )}
    </>
  );
  return (
    <Dialog
      title={words.title}
      icon={icon}
      more={
        hasPattern && (
          <p className={styles.words}>
            {before}
            <bdi>{name}</bdi>
            {after}
          </p>
        )
      }
      footer={footer}
      edge={
        hasPattern ? (
          <NamePattern ref={drawing} name={name} className={styles.drawing} />
        ) : (
          <ContactSquares filled />
        )
      }
      onClose={onClose}
    >
      {words.text}
    </Dialog>
  );
}
