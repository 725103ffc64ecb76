import styles from '../sign.module.css';

/** The look of every signing screen, for the rooms beside this one. */
export const signStyles = styles;
