/** The calls of owners of the server, and what everybody may know of what is kept. */
import type {
  AuditLine,
  NewAnnouncement,
  NewBan,
  OwnerInfo,
  OwnerTable,
  PersonInfo,
  Privacy,
  ReportInfo,
  Settlement,
} from "../generated/messages";
import { json } from "./api";

export const owners = {
  info: () => json<OwnerInfo>("GET", "/owner"),
  people: (name: string, banned: boolean) =>
    json<PersonInfo[]>("GET", `/owner/people?name=${encodeURIComponent(name)}&banned=${banned}`),
  ban: (person: string, wanted: NewBan) => json<OwnerInfo>("PUT", `/owner/people/${person}/ban`, wanted),
  lift: (person: string) => json<OwnerInfo>("DELETE", `/owner/people/${person}/ban`),
  tables: () => json<OwnerTable[]>("GET", "/owner/tables"),
  close: (table: string, why: string) => json<OwnerInfo>("POST", `/owner/tables/${table}/close`, { why }),
  abandoned: (days: number) => json<OwnerTable[]>("GET", `/owner/prune?days=${days}`),
  prune: (days: number) => json<OwnerInfo>("POST", "/owner/prune", { days }),
  reports: () => json<ReportInfo[]>("GET", "/owner/reports"),
  settle: (id: number, wanted: Settlement) => json<OwnerInfo>("POST", `/owner/reports/${id}`, wanted),
  announce: (wanted: NewAnnouncement) => json<OwnerInfo>("PUT", "/owner/announcement", wanted),
  withdraw: () => json<OwnerInfo>("DELETE", "/owner/announcement"),
  audit: (before?: number) => json<AuditLine[]>("GET", `/owner/audit${before ? `?before=${before}` : ""}`),
};

export const privacy = () => json<Privacy>("GET", "/privacy");
