import './prose.css';

export interface ProseProps {
  /** The owner's own Markdown, rendered at build. */
  html: string;
  /** The class with the styles of the page. */
  className: string | undefined;
}

/** The text of a legal page or a case study, with lists and tables. */
export function Prose({ html, className }: ProseProps) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: see above.
    <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
