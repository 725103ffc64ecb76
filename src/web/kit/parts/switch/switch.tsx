import styles from './switch.module.css';

type SwitchProps = {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  /** Names what is switched. */
  readonly label: string;
  /** The word beside it: colour and place alone do not say the state. */
  readonly text: string;
  readonly disabled?: boolean;
};

/** Something that is on or off and changes at once. */
export const Switch = ({ isOn, onChange, label, text, disabled }: SwitchProps) => (
  <button
    type="button"
    role="switch"
    aria-checked={isOn}
    aria-label={label}
    disabled={disabled}
    className={styles['switch']}
    onClick={() => onChange(!isOn)}
  >
    <span className={styles['track']} aria-hidden />
    <span aria-hidden>{text}</span>
  </button>
);
