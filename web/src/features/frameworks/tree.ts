/** The tree of groups and requirements, in published order. */
import type { Framework, Requirement, RequirementGroup } from '#domain/frameworks/framework.ts';

/** A group with all nested requirements; without a group, the requirements that belong to no subgroup. */
export type Part = {
  group: RequirementGroup | undefined;
  requirements: readonly Requirement[];
  parts: readonly Part[];
};

/**
 * Builds the tree for a subset of requirements. A group takes the position of its first requirement; empty groups are
 * omitted.
 */
export const treeOf = ({ groups }: Pick<Framework, 'groups'>, requirements: readonly Requirement[]) => {
  const known = new Map(groups.map((group) => [group.id, group]));
  const groupOf = (id: string | undefined) => (id === undefined ? undefined : known.get(id));

  const partsOf = (some: readonly Requirement[], around: string | undefined): Part[] => {
    const parts = new Map<RequirementGroup | undefined, Requirement[]>();
    for (const requirement of some) {
      let group = groupOf(requirement.group);
      while (group && group.within !== around) group = groupOf(group.within);
      parts.set(group, [...(parts.get(group) ?? []), requirement]);
    }
    return [...parts].map(([group, requirements]) => ({
      group,
      requirements,
      parts: group ? partsOf(requirements, group.id) : [],
    }));
  };
  return partsOf(requirements, undefined);
};
