/** The editor's answer. `held` is the sentence about a publication that waits for somebody's decision. */
type Count = { count: number; words: string; held?: string };

/** Writes the number of changes that are not published beside the link to the page that publishes them. */
export async function showPublishCount(): Promise<void> {
  const link = document.querySelector('header a[href="/admin/publish"]');
  const answer = await fetch('/admin/publish/count');
  if (!link || !answer.ok) return;
  const { count, words, held } = (await answer.json()) as Count;
  for (const former of link.querySelectorAll('.tag')) former.remove();
  if (count > 0) link.append(' ', tag(String(count), words.replace(/^[\d.,]+/, '')));
  if (held) link.append(' ', tag('!', ` ${held}`));
}

/** A label with words for screen readers only. */
function tag(shown: string, words: string): HTMLElement {
  const mark = document.createElement('span');
  mark.className = shown === '!' ? 'tag removed' : 'tag';
  const rest = document.createElement('span');
  rest.className = 'visually-hidden';
  rest.textContent = words;
  mark.append(shown, rest);
  return mark;
}
