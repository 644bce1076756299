/** What several parts of the table are told. */
import type { View } from "../../generated/ages";
import type { BoardProps } from "../game";
import type { Spot } from "./choices";

/** For parts that show all civilizations, of which one is open. */
export interface OverviewProps {
  table: BoardProps<View>;
  /** Whose civilization is shown in full. */
  seat: number;
  show: (seat: number) => void;
}

/** For a card that can be looked at and touched. */
export interface CardProps {
  table: BoardProps<View>;
  spot: Spot;
  /** Its name among the cells of the board; cards elsewhere have none. */
  cell?: string;
  /** What is to be said beyond what stands on the card. */
  more?: string;
}
