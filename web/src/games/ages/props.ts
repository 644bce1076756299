/** What several parts of the table are told. */
import type { BoardProps } from "../game";
import type { Spot } from "./choices";
import type { AgesView } from "./view";

/** For parts that show all civilizations, of which one is open. */
export interface OverviewProps {
  table: BoardProps<AgesView>;
  /** Whose civilization is shown in full. */
  seat: number;
  show: (seat: number) => void;
}

/** For a card that can be looked at and touched. */
export interface CardProps {
  table: BoardProps<AgesView>;
  spot: Spot;
  /** Its name among the cells of the board; cards elsewhere have none. */
  cell?: string;
  /** What is to be said beyond what stands on the card. */
  more?: string;
}
