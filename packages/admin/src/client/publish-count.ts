/** The admin's answer. `held` is the sentence about a publication that waits for somebody's decision. */
type Count = { count: number; words: string; held?: string };

/** Writes the number of changes that are not published beside the link to the page that publishes them. */
export async function showPublishCount(): Promise<void> {
  const link = document.querySelector('header a[href="/admin/publish"]');
  const answer = await fetch('/admin/publish/count');
  if (!link || !answer.ok) return;
  const { count, words, held } = (await answer.json()) as Count;
  for (const former of link.querySelectorAll('.badge')) former.remove();
  if (count > 0) link.append(' ', badge(String(count), words.replace(/^[\d.,]+/, '')));
  if (held) link.append(' ', badge('!', ` ${held}`));
}

/** A sign or a number, with words for screen readers only. */
function badge(shown: string, words: string): HTMLElement {
  const element = document.createElement('span');
  element.className = shown === '!' ? 'badge held' : 'badge';
  const rest = document.createElement('span');
  rest.className = 'visually-hidden';
  rest.textContent = words;
  element.append(shown, rest);
  return element;
}
