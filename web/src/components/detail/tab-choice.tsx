import Select from '@cloudscape-design/components/select';

type TabChoiceProps = {
  label: string;
  active: string;
  tabs: readonly { path: string; label: string }[];
  onChoose: (path: string) => void;
};

const TabChoice = ({ label, active, tabs, onChoose }: TabChoiceProps) => {
  const options = tabs.map(({ path, label }) => ({ value: path, label }));
  return (
    <Select
      ariaLabel={label}
      options={options}
      selectedOption={options.find(({ value }) => value === active) ?? null}
      onChange={({ detail }) => detail.selectedOption.value !== undefined && onChoose(detail.selectedOption.value)}
    />
  );
};

export default TabChoice;
