/** Writes the number of changes that are not published beside the link to the page that publishes them. */
export async function showPublishCount(): Promise<void> {
  const link = document.querySelector('header a[href="/admin/publish"]');
  const answer = await fetch('/admin/publish/count');
  if (!link || !answer.ok) return;
  const { count, words } = (await answer.json()) as { count: number; words: string };
  link.querySelector('.tag')?.remove();
  if (count === 0) return;
  const badge = document.createElement('span');
  badge.className = 'tag';
  badge.textContent = String(count);
  const rest = document.createElement('span');
  rest.className = 'visually-hidden';
  rest.textContent = words.replace(/^[\d.,]+/, '');
  badge.append(rest);
  link.append(' ', badge);
}
