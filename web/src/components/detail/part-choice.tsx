import Select from '@cloudscape-design/components/select';
import { type Part, type Section, textOf } from './section.ts';

type PartChoiceProps = {
  label: string;
  active: Part | undefined;
  sections: readonly Section[];
  onChoose: (path: string) => void;
};

const optionOf = (part: Part) => ({ value: part.path, label: textOf(part) });

/** All parts in one list, grouped by section, for narrow screens. */
const PartChoice = ({ label, active, sections, onChoose }: PartChoiceProps) => (
  <Select
    ariaLabel={label}
    options={sections.map((section) => {
      const { parts } = section;
      const label = textOf(section);
      return parts.length === 1 ? { value: parts[0].path, label } : { label, options: parts.map(optionOf) };
    })}
    selectedOption={active ? optionOf(active) : null}
    onChange={({ detail }) => detail.selectedOption.value !== undefined && onChoose(detail.selectedOption.value)}
  />
);

export default PartChoice;
