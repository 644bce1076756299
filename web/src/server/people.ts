/** The calls about people: coming in, what is one's own, and leaving. */
import type {
  AccountInfo,
  AskLetter,
  Bells,
  Challenge,
  FollowLink,
  Invited,
  Leaderboard,
  LinkInfo,
  MailBell,
  Me,
  Note,
  Profile,
  PushBell,
  RecoveryCode,
  Sent,
  Sharing,
  SignIn,
  Strength,
  Turns,
  UsePasskey,
  Ways,
  WebhookBell,
} from "../generated/messages";
import { json } from "./api";
import type { Language } from "./types";

export const people = {
  ways: () => json<Ways>("GET", "/people"),
  register: (name: string, password: string) => json<Me>("POST", "/people/new", { name, password }),
  signIn: (given: SignIn) => json<Me>("POST", "/people/in", given),
  recover: (name: string, code: string, bring: boolean) =>
    json<Me>("POST", "/people/recover", { name, code, bring }),
  signOut: () => json<Me>("POST", "/people/out"),
  letter: (wanted: AskLetter) => json<Sent>("POST", "/people/letter", wanted),
  lookLink: (ticket: string) => json<LinkInfo>("POST", "/people/link/look", { ticket }),
  followLink: (given: FollowLink) => json<Me>("POST", "/people/link", given),
  askPasskey: () => json<Challenge>("POST", "/people/passkey/ask"),
  usePasskey: (used: UsePasskey) => json<Me>("POST", "/people/passkey", used),
  askNewPasskey: (name: string | null) => json<Challenge>("POST", "/people/passkey/ask-new", { name }),
  addPasskey: (made: UsePasskey) => json<Me>("POST", "/people/passkey/new", made),
  forget: () => json<Me>("DELETE", "/me"),
};

export const account = {
  told: () => json<AccountInfo>("GET", "/account"),
  setPassword: (password: string, lang: Language) =>
    json<AccountInfo>("PUT", "/account/password", { password, lang }),
  dropPassword: () => json<AccountInfo>("DELETE", "/account/password"),
  askMail: (wanted: AskLetter) => json<Sent>("PUT", "/account/mail", wanted),
  confirmMail: (ticket: string) => json<AccountInfo>("POST", "/account/mail", { ticket }),
  dropMail: () => json<AccountInfo>("DELETE", "/account/mail"),
  dropPasskey: (id: string) => json<AccountInfo>("DELETE", `/account/passkeys/${id}`),
  newCode: () => json<RecoveryCode>("POST", "/account/recovery"),
  signOutElsewhere: () => json<AccountInfo>("DELETE", "/account/sessions"),
  signOutDevice: (id: string) => json<AccountInfo>("DELETE", `/account/sessions/${id}`),
};

/** Being called when it becomes one's turn. */
export const bells = {
  told: () => json<Bells>("GET", "/account/bells"),
  add: (wanted: PushBell | MailBell | WebhookBell) => json<Bells>("POST", "/account/bells", wanted),
  turn: (id: string, rings: boolean) => json<Bells>("PUT", `/account/bells/${id}`, { rings }),
  drop: (id: string) => json<Bells>("DELETE", `/account/bells/${id}`),
  test: (id: string) => json<Bells>("POST", `/account/bells/${id}/test`),
};

export const strength = {
  own: () => json<Strength>("GET", "/account/strength"),
  board: (game: string, seats: number) => json<Leaderboard>("GET", `/games/${game}/strength/${seats}`),
};

/** What somebody has played, and what others may see of it. */
export const profiles = {
  own: () => json<Profile>("GET", "/me/profile"),
  of: (name: string) => json<Profile>("GET", `/profile?name=${encodeURIComponent(name)}`),
  share: (wanted: Sharing) => json<Profile>("PUT", "/account/profile", wanted),
  /** Where all games are that others may see, as records. */
  archive: (name: string) => `/api/profile/records?name=${encodeURIComponent(name)}`,
};

/** Tables that one comes back to. */
export const days = {
  turns: (but: string) => json<Turns>("GET", `/turns?but=${but}`),
  invited: (table: string) => json<Invited>("GET", `/tables/${table}/invitations`),
  invite: (table: string, name: string) => json<Invited>("POST", `/tables/${table}/invitations`, { name }),
  decline: (table: string) => json<Invited>("DELETE", `/tables/${table}/invitations`),
  note: (table: string) => json<Note>("GET", `/tables/${table}/note`),
  keepNote: (table: string, text: string) => json<Note>("PUT", `/tables/${table}/note`, { text }),
};
