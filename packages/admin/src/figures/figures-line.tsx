import type { ReactNode } from 'react';
import type { Store } from '../../../mail-gateway/src/store/store.ts';
import { useWords } from '../words/words.ts';
import { lastWeek } from './figures.ts';

type Week = { visits: number; before: number; enquiries: number };

/** The figures of the last seven days in one line, for the first page; undefined if nothing was ever counted. */
export async function figuresLine(messages: Store): Promise<ReactNode> {
  if ((await messages.figures.firstDay()) === null) return undefined;
  return <FiguresLine {...(await lastWeek(messages, Date.now()))} />;
}

function FiguresLine(week: Week) {
  return (
    <p className="figures-line">
      <a href="/admin/figures">{useWords().figures.line(week)}</a>
    </p>
  );
}
