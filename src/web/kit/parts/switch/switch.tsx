import styles from './switch.module.css';

type SwitchProps = {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  /** Names what is switched. */
  readonly label: string;
  /** The word beside it: colour and place alone do not say the state. */
  readonly text: string;
  /** A change is being saved: it cannot be pressed, and the keyboard stays on it. */
  readonly busy?: boolean;
};

/** Something that is on or off and changes at once. */
export const Switch = ({ isOn, onChange, label, text, busy }: SwitchProps) => (
  <button
    type="button"
    role="switch"
    aria-checked={isOn}
    aria-label={label}
    aria-disabled={busy || undefined}
    className={styles['switch']}
    onClick={() => {
      if (!busy) onChange(!isOn);
    }}
  >
    <span className={styles['track']} aria-hidden />
    <span aria-hidden>{text}</span>
  </button>
);
