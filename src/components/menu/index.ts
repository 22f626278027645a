import styles from './Menu.module.css';

/**
 * Class names of a menu: an element with `anchor` that contains a button with `popoverTarget` and,
 * with `menu`, the popover it opens. Popovers close by Escape and by a press elsewhere before any
 * script has loaded, and give the focus back. `position-area` says where the menu is.
 */
export const menuClasses = { anchor: styles.anchor, menu: styles.menu };
