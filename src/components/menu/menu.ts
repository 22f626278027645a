import styles from './Menu.module.css';

/**
 * Class names of a menu: an element with `anchor` contains a button with `popoverTarget` and the
 * popover that it opens, with `menu`. The browser closes popovers on Escape and on a click outside,
 * and returns the focus, even before any script has loaded. `position-area` positions the menu.
 */
export const menuClasses = { anchor: styles.anchor, menu: styles.menu };
