/** The calls about tournaments. */
import type { Invited, NewTournament, Tournament, TournamentInfo } from "../generated/messages";
import { json } from "./api";

export const tournaments = {
  all: (after?: string) => json<TournamentInfo[]>("GET", `/tournaments${after ? `?after=${after}` : ""}`),
  one: (id: string) => json<Tournament>("GET", `/tournaments/${id}`),
  announce: (wanted: NewTournament) => json<Tournament>("POST", "/tournaments", wanted),
  join: (id: string) => json<Tournament>("POST", `/tournaments/${id}/join`),
  leave: (id: string) => json<Tournament>("POST", `/tournaments/${id}/leave`),
  start: (id: string) => json<Tournament>("POST", `/tournaments/${id}/start`),
  callOff: (id: string) => json<Tournament>("POST", `/tournaments/${id}/off`),
  invited: (id: string) => json<Invited>("GET", `/tournaments/${id}/invitations`),
  invite: (id: string, name: string) => json<Invited>("POST", `/tournaments/${id}/invitations`, { name }),
  decline: (id: string) => json<Invited>("DELETE", `/tournaments/${id}/invitations`),
};
