import { useId } from 'react';
import { VisuallyHidden } from '../../../site/src/components/VisuallyHidden/VisuallyHidden.tsx';
import type { Labels } from '../../content-model/src/schemas/labels.ts';
import styles from './project-filter.css?inline';
import type { ProjectTag } from './project-tags.ts';

interface ProjectFilterProps {
  tags: readonly ProjectTag[];
  /** How many projects there are. */
  count: number;
  labels: Labels;
}

/** Hides the cards without a tag while the tag is chosen. */
const hidingRule = (number: number) =>
  `section:has(>[data-filter] [value="${number}"]:checked) [data-tags]:not([data-tags~="${number}"]){display:none}`;

/**
 * Chooses the tag of the projects that are shown, without script. The number beside each choice says how many these
 * are, because nothing announces the change. Paper, and a browser without `:has()`, shows all projects and no filter.
 */
export function ProjectFilter({ tags, count, labels }: ProjectFilterProps) {
  const name = useId();
  const choices = [
    { name: labels.allProjects, count },
    ...tags.map((tag) => ({ name: tag.name, count: tag.projects.length })),
  ];
  const rules = tags.map((_, index) => hidingRule(index + 1)).join('');
  return (
    <fieldset data-filter="">
      <legend>
        <VisuallyHidden>{labels.filterProjects}</VisuallyHidden>
      </legend>
      {choices.map((choice, index) => (
        <label key={choice.name}>
          <input type="radio" name={name} value={index} defaultChecked={index === 0} />
          <span>{choice.name}</span> <small>{choice.count}</small>
        </label>
      ))}
      {/* In the element, so that pages without a filter have none of it. */}
      <style>{`${styles}@layer components{@media screen{${rules}}}`}</style>
    </fieldset>
  );
}
