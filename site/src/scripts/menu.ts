/** Updates the menu button's `aria-expanded`, and closes the menu after a link is chosen. */
const list = document.getElementById('menu');
/** Where browsers have no popovers, the links stand in the bar. */
const menu = list && 'popover' in list ? list : undefined;
const button = document.querySelector('[popovertarget="menu"]');

menu?.addEventListener('toggle', (event) => {
  button?.setAttribute('aria-expanded', String(event.newState === 'open'));
});
menu?.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a')) menu.hidePopover();
});
// The next element in the tab order is behind the menu.
menu?.addEventListener('focusout', ({ relatedTarget }) => {
  const isOutside = relatedTarget instanceof Node && !menu.parentElement?.contains(relatedTarget);
  if (isOutside) menu.hidePopover();
});
// A window that becomes wider shows the links in the bar again.
matchMedia('(width > 48rem)').addEventListener('change', () => menu?.hidePopover());
