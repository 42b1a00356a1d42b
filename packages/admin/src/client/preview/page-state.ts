import type { FieldName } from '../../../../content-model/src/preview.ts';
import type { PageState } from '../../preview/preview-routes.ts';

/** The state of a page; a page whose state cannot be asked for is not shown. */
export async function stateOf(page: string): Promise<PageState> {
  const answer = await fetch(`/admin/preview/state?page=${encodeURIComponent(page)}`).catch(
    () => null,
  );
  return answer?.ok
    ? answer.json()
    : { isShown: false, isFaulty: false, isCurrent: true, isOutdated: false };
}

/** Whether the content has a field that a page names. */
export async function isField(field: FieldName | undefined): Promise<boolean> {
  if (!field) return false;
  const answer = await fetch(`/admin/preview/field?${new URLSearchParams(field)}`).catch(
    () => null,
  );
  return answer?.ok ?? false;
}
