import { fillVariables, variablesIn } from '../../../content-model/src/check/placeholders.ts';
import type { Collection } from '../../../content-model/src/collections.ts';
import type { FrontMatter } from '../../../content-model/src/page-kinds/define-page.ts';
import { kindWith } from '../../../content-model/src/page-kinds/page-kinds.ts';
import { withoutLinks } from '../../../content-model/src/plain-text.ts';
import { useWords } from '../words/words.ts';

/** The values of names in braces. */
export type Facts = Readonly<Record<string, string>>;

/** The facts that the text of a page may use: those of the site, and those that its own fields say. */
export function factsOfPage(collection: Collection, fields: unknown, facts: Facts): Facts {
  const own = kindWith(collection)?.variables?.(fields as FrontMatter, facts) ?? {};
  const said = Object.entries(own).filter(([, text]) => typeof text === 'string');
  return {
    ...facts,
    ...Object.fromEntries(
      said.map(([name, text]) => [name, withoutLinks(fillVariables(text, facts))]),
    ),
  };
}

/** The value of each variable in a text. A variable without a value is left out: the check reports it. */
export function VariablesNote({ text, facts }: { text: string; facts: Facts }) {
  const words = useWords().form;
  const names = [...new Set(variablesIn(text))].filter((name) => facts[name]);
  return names.map((name) => (
    <p className="hint" key={name}>
      {words.becomes({ name: `{${name}}`, value: facts[name] ?? '' })}
    </p>
  ));
}
