/** What goes over the wire is typed by the server (`generated/`); here are the words that only the page needs for it. */
import type { Languages, TableRequest } from "../generated/messages";

export type Language = keyof Languages;
/** Its own notation, as in a record. */
export type Choice = string;

type WithoutId<Message> = Message extends unknown ? Omit<Message, "id"> : never;
/** What is asked at a table; the socket gives it an id. */
export type Request = WithoutId<TableRequest>;
