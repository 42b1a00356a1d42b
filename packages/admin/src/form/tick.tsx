type TickProps = { id: string; value: string; isOn: boolean; label: string };

/** A box to tick, with its label. */
export const Tick = ({ id, value, isOn, label }: TickProps) => (
  <label htmlFor={id} className="row">
    <input type="checkbox" id={id} name={id} value={value} defaultChecked={isOn} /> {label}
  </label>
);
