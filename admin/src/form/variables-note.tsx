import { fillVariables, variablesIn } from '../../../content-model/src/check/placeholders.ts';
import { withoutLinks } from '../../../content-model/src/plain-text.ts';
import { valueAt } from '../../../content-model/src/schema-traversal.ts';
import { useWords } from '../words/words.ts';

/** The values of names in braces. */
export type Facts = Readonly<Record<string, string>>;

/** The facts that the text of a legal page may use: how to reach the agency is said in fields of its own. */
export function factsOfPage(fields: unknown, facts: Facts): Facts {
  const field = facts['contactEmail'] ? 'contactByEmail' : 'contactByPage';
  const reachUs = valueAt(fields, [field]);
  if (typeof reachUs !== 'string') return facts;
  return { ...facts, howToReachUs: withoutLinks(fillVariables(reachUs, facts)) };
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
