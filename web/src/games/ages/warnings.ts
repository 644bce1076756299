/** What to think of before the turn ends. */
import type { View } from "../../generated/ages";
import board from "../../../../src/ecumene/titles/ages/data/board.toml";

/** What it is called, its numbers, and whether it hurts. */
interface Warning {
  name: string;
  args: Record<string, number>;
  bad: boolean;
}

export function warnings(view: View): Warning[] {
  const { forecast, asked, viewer } = view;
  if (!forecast || viewer === null) return [];
  const { uprising, corruption_resources: resources, corruption_food: food, famine, discards } = forecast;
  const unused = Number(asked?.facts.civil ?? 0);
  const { discontent, unused_workers } = view.civilizations[viewer]!.banks;
  const found: (Warning | false)[] = [
    uprising && { name: "uprising", args: { count: discontent, unused: unused_workers }, bad: true },
    resources + food > 0 && { name: "corruption", args: { resources, food }, bad: true },
    famine > 0 && {
      name: "famine",
      args: { count: famine, culture: famine * (board.culture_lost_per_missing_food as number) },
      bad: true,
    },
    unused > 0 && { name: "unused", args: { count: unused }, bad: false },
    discards > 0 && { name: "discards", args: { count: discards }, bad: false },
  ];
  return found.filter((warning) => warning !== false);
}
