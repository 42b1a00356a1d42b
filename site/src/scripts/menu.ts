/** Updates the menu button's `aria-expanded`, and closes the menu after a link is chosen. */
const list = document.getElementById('menu');
/** The menu; undefined in browsers without popovers, where the links stand in the bar. */
const menu = list && 'popover' in list ? list : undefined;
const button = document.querySelector('[popovertarget="menu"]');

menu?.addEventListener('toggle', (event) => {
  button?.setAttribute('aria-expanded', String(event.newState === 'open'));
});
menu?.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a')) menu.hidePopover();
});
// The focus leaves the menu for an element behind it.
menu?.addEventListener('focusout', ({ relatedTarget }) => {
  const isOutside = relatedTarget instanceof Node && !menu.parentElement?.contains(relatedTarget);
  if (isOutside) menu.hidePopover();
});
// A wider window shows the links in the bar again.
matchMedia('(width > 48rem)').addEventListener('change', () => menu?.hidePopover());
