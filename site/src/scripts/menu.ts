/** Keeps the small-screen menu's button true to its popover, and closes it once a link is chosen. */
const menu = document.getElementById('menu');
const button = document.querySelector('[popovertarget="menu"]');

menu?.addEventListener('toggle', (event) => {
  button?.setAttribute('aria-expanded', String(event.newState === 'open'));
});
menu?.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a')) menu.hidePopover();
});
// What the keyboard reaches next lies behind the sheet.
menu?.addEventListener('focusout', ({ relatedTarget }) => {
  const isOutside = relatedTarget instanceof Node && !menu.parentElement?.contains(relatedTarget);
  if (isOutside) menu.hidePopover();
});
// A window that grows while the menu is open shows the links in the bar again.
matchMedia('(width > 768px)').addEventListener('change', () => menu?.hidePopover());
