import type { ReactNode } from 'react';
import styles from './more-projects.css?inline';

interface MoreProjectsProps {
  label: string;
  /** How many projects follow. */
  count: number;
  /** The list of these projects. */
  children: ReactNode;
}

/**
 * Projects that a narrow window shows on demand, without script; the search of the browser finds them there. Wide
 * windows and paper show them at once.
 */
export function MoreProjects({ label, count, children }: MoreProjectsProps) {
  return (
    <details data-more="">
      <summary>
        <span>{label}</span> <small>{count}</small>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 4v16" />
          <path d="M4 12h16" />
        </svg>
      </summary>
      {children}
      {/* In the element, so that pages with fewer projects do not load these styles. */}
      <style>{styles}</style>
    </details>
  );
}
