import type { FieldPath } from '../../../content-model/src/schema-traversal.ts';
import type { Posted } from '../form/form-values.ts';
import { type Draft, draftOf, saidAt, withDecisions } from './draft.ts';
import type { OpenEntry } from './entries.ts';
import { decoded } from './form-base.ts';

/** What was chosen on the page with two versions. */
export type Decisions = {
  /** What was typed, joined with what only the others changed. */
  mine: Draft;
  paths: readonly FieldPath[];
  answers: ReadonlyMap<string, string>;
};

/** The answers of the page with two versions; undefined if the form is another one. */
export function decisionsIn(texts: Posted): Decisions | undefined {
  const [sent, places] = [texts.get('draft'), texts.get('conflicts')];
  if (sent === undefined || places === undefined) return undefined;
  return { mine: JSON.parse(decoded(sent)), paths: JSON.parse(decoded(places)), answers: texts };
}

/** A draft with what was decided; undefined if an answer is missing. */
export function decided({ mine, paths, answers }: Decisions, theirs: OpenEntry): Draft | undefined {
  const choices = paths.map((path, at) => ({ path, choice: answers.get(`choice.${at}`), at }));
  if (choices.some(({ choice }) => choice === undefined)) return undefined;
  const said = 'source' in mine ? { source: theirs.source } : draftOf(theirs);
  const changed = choices.filter(({ choice }) => choice !== 'mine');
  return withDecisions(
    mine,
    changed.map(({ path, choice, at }) => ({
      path,
      value: choice === 'own' ? (answers.get(`own.${at}`) ?? '').trim() : saidAt(said, path),
    })),
  );
}
