import './prose.css';

interface ProseProps {
  /** The owner's own Markdown, rendered at build. */
  html: string;
  /** What is particular to the page. */
  className: string | undefined;
}

/** A text of a legal page or a case study, with its lists and tables. */
export function Prose({ html, className }: ProseProps) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: see above.
    <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
