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

/** The rule that hides the cards without a tag while the tag is chosen. @param number the number of the tag */
const hidingRule = (number: number) =>
  `section:has(>[data-filter] [value="${number}"]:checked) [data-tags]:not([data-tags~="${number}"]){display:none}`;

/**
 * Choices that limit the projects to one tag, without script. Nothing announces the change, so each choice has the number
 * of its projects beside it. Paper, and a browser without `:has()`, shows all projects and no filter.
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
      {/* In the element, so that pages without a filter do not load these styles. */}
      <style>{`${styles}@layer components{@media screen{${rules}}}`}</style>
    </fieldset>
  );
}
