#!/usr/bin/python3
"""A bare WebKitGTK window for WebKitWebDriver, as its first argument describes it.

WebKit's own MiniBrowser has a toolbar, and is never as narrow as a phone.
"""

import json
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

options = json.loads(sys.argv[1])

system = Gtk.Settings.get_default()
system.set_property("gtk-application-prefer-dark-theme", options["dark"])
system.set_property("gtk-enable-animations", not options["still"])

settings = WebKit2.Settings()
settings.set_default_font_size(options["textSize"])

context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)


def open_window():
    view = WebKit2.WebView(
        settings=settings,
        web_context=context,
        user_content_manager=page_scripts,
        is_controlled_by_automation=True,
    )
    view.set_size_request(options["width"], options["height"])
    window = Gtk.Window(decorated=False)
    window.add(view)
    window.show_all()
    view.grab_focus()
    return view


# WebDriver does not tell of errors: the page reports them, and they are printed a line each.
REPORT_ERRORS = """
const report = (text) => webkit.messageHandlers.errors.postMessage(String(text));
addEventListener('error', ({ message, target }) => report(message ?? target.outerHTML), true);
addEventListener('unhandledrejection', ({ reason }) => report(reason));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  report(`policy: ${violatedDirective} ${blockedURI}`));
const { error } = console;
console.error = (...words) => { report(words.join(' ')); error(...words); };
"""

page_scripts = WebKit2.UserContentManager()
page_scripts.register_script_message_handler("errors")
page_scripts.connect(
    "script-message-received::errors",
    lambda _manager, result: print("ERROR", result.get_js_value().to_string(), flush=True),
)
page_scripts.add_script(
    WebKit2.UserScript.new(
        REPORT_ERRORS,
        WebKit2.UserContentInjectedFrames.TOP_FRAME,
        WebKit2.UserScriptInjectionTime.START,
    )
)

views = []


def create_view(_session):
    if not views:
        views.append(open_window())
    return views[0]


def start(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("webkit-window")
    session.set_application_info(info)
    session.connect("create-web-view", create_view)


context.connect("automation-started", start)
Gtk.main()
